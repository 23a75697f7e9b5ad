import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import styles from './podium.module.css';
import type { SpeedrunLabels } from './speedrun-labels.ts';

type Props = { ranking: SpeedrunRanking; labels: SpeedrunLabels; locale: Language };

/** Shows the first three runs on the first page, with the best in the middle and first in reading order. */
export function Podium({ ranking: { rows, filter, zone }, labels, locale }: Props) {
  const t = translate(locale, 'speedruns');
  const [best] = rows;
  if (!best || filter.page > 1) return null;
  return (
    <ol className={styles.podium} aria-label={t('podium')}>
      {rows.slice(0, 3).map(({ recordId, rank, shared, rankKey, handle, name, rankClass, postedAt }, index) => (
        <li key={recordId} className="card" data-step={index + 1}>
          <div className={styles.line}>
            <RankPlate place={rank} text={formatRank(rank, shared)} />
            {rankKey === best.rankKey ? (
              <WorldRecordTag label={labels.record} meaning={labels.recordMeaning} />
            ) : (
              <small>{`+${formatRunTime(rankKey - best.rankKey)}`}</small>
            )}
          </div>
          <Link className={styles.time} href={localePath(locale, recordRoute(recordId))}>
            {formatRunTime(rankKey)}
          </Link>
          <div className={styles.line}>
            <Link className={styles.player} href={localePath(locale, playerRoute(handle))}>
              <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater />
            </Link>
            <small className={styles.date}>{formatDate(dayOf(postedAt, zone))}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}
