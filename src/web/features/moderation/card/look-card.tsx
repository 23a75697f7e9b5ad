import { playerRoute } from '#domain/catalogue/routes.ts';
import { keywordHistoryRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { type Messages, messagesOf } from '#web/i18n/messages.ts';
import type { Desk, QueueItem } from '#web/server/account/read-moderation.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import styles from './record-card.module.css';
import { SeenButton } from './seen-button.tsx';

type Props = { item: QueueItem; player: Desk['groups'][number]; next: string; labels: PlayerLabels; locale: Language };

/** Shows a queue item that only needs to be seen (a new name, a profile or an edited keyword), with its author. */
export function LookCard({ item, player, next, labels, locale }: Props) {
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
          {item.profile && <ProfileTexts profile={item.profile} words={words.card} />}
          {item.subjectName && (
            <p>
              <Link className="link" href={localePath(locale, keywordHistoryRoute(item.subjectName))}>
                {item.subjectName}
              </Link>
            </p>
          )}
        </div>
        <Link className={styles.player} href={localePath(locale, playerRoute(player.handle))}>
          <PlayerName handle={player.handle} name={player.name} rankClass={player.rankClass} labels={labels} />
        </Link>
      </header>
      <SeenButton
        item={item.item}
        next={next}
        remove={item.profile?.isCurrent ? player.handle : undefined}
        words={{ seen: words.verbs.seen, remove: words.card.removeProfile, failure: words.errors.failure }}
      />
    </article>
  );
}

type ProfileProps = { profile: NonNullable<QueueItem['profile']>; words: Messages['moderation']['card'] };

/** Shows the texts of a profile as they are. Links are not followed from here. */
function ProfileTexts({ profile: { bio, links, isCurrent, reasons }, words }: ProfileProps) {
  const reported = reasons.map((reason) => words.profileReasons[reason as keyof typeof words.profileReasons] ?? reason);
  return (
    <dl className={styles.pairs}>
      {[
        [words.bio, bio],
        [words.links, links.join('\n')],
        [words.reported, reported.join(', ')],
        [words.textState, isCurrent ? null : words.replaced],
      ].map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
