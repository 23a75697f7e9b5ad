import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Card } from '#web/server/account/read-moderation.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import styles from './record-card.module.css';

/** Shows the author of a record, the records ranked next to it, and pictures similar to its own. */
export function CardAuthor({ card: { page, author, alike }, labels, locale }: { card: Card; labels: PlayerLabels; locale: Language }) {
  const words = messagesOf(locale).moderation.card;
  const { board, record, best, isBest, above, below } = page;
  const own = isBest && best ? best : undefined; // Otherwise, the record has no rank.
  const date = (at: Date) => formatDate(dayOf(at, siteZone()));
  return (
    <>
      {author && (
        <section className={styles.block}>
          <h3>{author.name ?? labels.anonymous}</h3>
          <dl className={styles.pairs}>
            <div>
              <dt>{words.class}</dt>
              <dd>{author.rankClass === null ? words.noClass : labels.classes[author.rankClass]}</dd>
            </div>
            <div>
              <dt>{words.since}</dt>
              <dd>{date(author.since)}</dd>
            </div>
            <div>
              <dt>{words.counts}</dt>
              <dd>
                {author.accepted}, {author.declined}
              </dd>
            </div>
          </dl>
        </section>
      )}
      {above.length + below.length > 0 && (
        <section className={styles.block}>
          <h3>{words.neighbours}</h3>
          <ol className={styles.near}>
            {[...above, undefined, ...below].map((one) => {
              const ranked = one ?? own;
              return (
                <li key={one?.recordId ?? 'this'} data-own={one === undefined || undefined}>
                  <small>{ranked && formatRank(ranked.rank, ranked.shared)}</small>
                  <span>{one ? <PlayerName {...one} labels={labels} /> : words.this}</span>
                  <b>{formatShown(shownOfRankKey(board, one?.rankKey ?? record.rankKey))}</b>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {alike.map((one) => (
        <p key={one.uploadId} className={shared.muted}>
          <Link className="link" href={localePath(locale, recordRoute(one.recordId))}>
            {fill(words.alike, { date: date(one.postedAt) })}
          </Link>
        </p>
      ))}
    </>
  );
}
