import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { draftOfRecord } from '#domain/records/draft/draft-of-record.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Card } from '#web/server/account/read-moderation.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import styles from './record-card.module.css';

/** Shows the typed values for comparison with the evidence, and the author's last five records on the board. */
export function CardStats({ catalogue, card: { page, lastFive }, locale }: { catalogue: Catalogue; card: Card; locale: Language }) {
  const { moderation, records } = messagesOf(locale);
  const words = moderation.card;
  const { board, record } = page;
  const typed = draftOfRecord(record, siteZone());
  const date = (at: Date) => formatDate(dayOf(at, siteZone()));
  const rows = [
    ...METRICS[board.metric].typed.map((field) => [records.fields[field], readable(typed[field] ?? '')] as const),
    [words.console, inLanguage(consolesOf(catalogue, board).get(record.console)?.name, locale) ?? ''] as const,
    [words.played, date(record.achievedAt)] as const,
  ];
  const values = lastFive.map(({ rankKey }) => Math.abs(shownOfRankKey(board, rankKey).value));
  const largest = Math.max(1, ...values);
  return (
    <>
      <section className={styles.block}>
        <h3>
          {words.typed} <small>{words.beside}</small>
        </h3>
        <dl className={styles.pairs}>
          {rows.map(([term, stat]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{stat}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.block}>
        <h3>{words.lastFive}</h3>
        <ol className={styles.five}>
          {lastFive.map((one, index) => (
            <li key={one.recordId} data-own={one.recordId === record.recordId || undefined}>
              <span>{date(one.postedAt)}</span>
              <i style={{ width: `${Math.round(((values[index] ?? 0) / largest) * 100)}%` }} aria-hidden />
              <b>{formatShown(shownOfRankKey(board, one.rankKey))}</b>
              <small>{records.states[one.state]}</small>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

// Groups digits like the game, so that values are easy to compare with the picture.
const readable = (typed: string): string => (/^\d+$/.test(typed) ? formatScore(Number(typed)) : typed);
