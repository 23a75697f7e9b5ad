'use client'; // Client component: the page is cached, so the browser fetches the hidden data from the API.
import { formatShown } from '#domain/records/shown-value.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import styles from '#web/features/records/page/tombstone.module.css';
import type { SealedRecordJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { Facts } from '#web/ui/table/facts.tsx';

type Term = 'own' | 'ownNote' | 'player' | 'stage' | 'value' | 'console' | 'posted' | 'state' | 'comment' | 'video';
type Words = Readonly<Record<Term, string>> & { readonly anonymous: string; readonly states: Readonly<Record<string, string>> };
type Props = { recordId: string; locale: Language; words: Words };

/**
 * Shows the content of a hidden record to its author and to the organisers of the event. Renders nothing for anyone
 * else.
 */
export function SealedOwn({ recordId, locale, words }: Props) {
  const [record] = useOwnAnswer<SealedRecordJson>(`/api/records/${recordId}/sealed`);
  if (!record) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts = [
    { term: words.value, value: formatShown(record.value) },
    { term: words.stage, value: inLanguage(record.stage, locale) ?? '' },
    { term: words.player, value: record.player.name ?? words.anonymous },
    { term: words.console, value: inLanguage(record.console, locale) ?? '' },
    { term: words.state, value: words.states[record.state] ?? record.state },
    { term: words.posted, value: formatMinute(new Date(record.postedAt), zone) },
    ...(record.comment === null ? [] : [{ term: words.comment, value: record.comment }]),
    ...(record.videoUrl === null
      ? []
      : [
          {
            term: words.video,
            value: (
              <a className="link" href={record.videoUrl} rel="nofollow ugc noopener">
                {record.videoUrl}
              </a>
            ),
          },
        ]),
  ];
  return (
    <section className={`card ${styles.padded}`} aria-labelledby="own">
      <h2 id="own">{words.own}</h2>
      <Facts items={facts} />
      <p className={styles.note}>{words.ownNote}</p>
    </section>
  );
}
