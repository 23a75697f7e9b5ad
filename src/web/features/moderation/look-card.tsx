import Link from 'next/link';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { QueueItem } from '#web/server/read-moderation.ts';
import styles from './record-card.module.css';
import { SeenButton } from './seen-button.tsx';

/** Something that only has to be looked at: a new name, an edited keyword. */
export function LookCard({ item, next, locale }: { item: QueueItem; next: string; locale: Locale }) {
  const { moderation: words, records } = messagesOf(locale);
  const { anonymous } = records;
  return (
    <article className={`card ${styles.card}`} aria-label={words.kinds[item.kind]}>
      <header className={styles.head}>
        <div className={styles.where}>
          <h2>{words.kinds[item.kind]}</h2>
          {item.renamed && (
            <dl className={styles.pairs}>
              <div>
                <dt>{words.card.oldName}</dt>
                <dd>{item.renamed.from ?? anonymous}</dd>
              </div>
              <div>
                <dt>{words.card.newName}</dt>
                <dd>{item.renamed.to ?? anonymous}</dd>
              </div>
            </dl>
          )}
          {item.subjectName && (
            <p>
              <Link
                className="link"
                href={localePath(locale, `/keyword/${encodeURIComponent(item.subjectName.replaceAll(' ', '_'))}/history`)}
                prefetch={false}
              >
                {item.subjectName}
              </Link>
            </p>
          )}
        </div>
      </header>
      <SeenButton item={item.item} next={next} words={{ seen: words.verbs.seen, failure: words.errors.failure }} />
    </article>
  );
}
