import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import styles from './neighbours.module.css';

type Props = { shown: ShownRecord; labels: PlayerLabels; locale: Language; boardHref: string };

/** Shows the players ranked directly above and below the record, with the gap to each. */
export function Neighbours({ shown, labels, locale, boardHref }: Props) {
  const t = translate(locale, 'records.page');
  const { board, record, best, isBest, above, below } = shown;
  const own = isBest && best ? [best] : [];
  return (
    <section className="card" aria-labelledby="neighbours">
      <div className={styles.head}>
        <h2 id="neighbours">{t('neighbours')}</h2>
        <Link href={boardHref}>{t('wholeBoard')}</Link>
      </div>
      <ol className={styles.ladder}>
        {[...above, ...own, ...below].map((row) => {
          const mine = row.recordId === record.recordId;
          return (
            <li key={row.recordId} data-mine={mine || undefined}>
              <RankPlate place={row.rank} text={formatRank(row.rank, row.shared)} />
              {mine ? (
                <PlayerName handle={row.handle} name={row.name} rankClass={null} labels={labels} />
              ) : (
                <Link href={localePath(locale, recordRoute(row.recordId))}>
                  <PlayerName handle={row.handle} name={row.name} rankClass={null} labels={labels} />
                </Link>
              )}
              <b>{formatShown(shownOfRankKey(board, row.rankKey))}</b>
              <span>{mine ? t('you') : formatGap(gapBetween(board, row.rankKey, record.rankKey))}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
