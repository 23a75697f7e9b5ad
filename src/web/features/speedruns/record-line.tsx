import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import styles from './record-line.module.css';
import { RunButton } from './run-button.tsx';
import type { SpeedrunLabels } from './speedrun-labels.ts';

type Props = { ranking: SpeedrunRanking; labels: SpeedrunLabels; locale: Language };

/** Shows the best run on the first page, on phones in place of the podium. */
export function RecordLine({ ranking: { rows, splits, filter, zone }, labels, locale }: Props) {
  const [best] = rows;
  if (!best || filter.page > 1) return null;
  return (
    <div className={styles.line}>
      <p className={styles.time}>
        <WorldRecordTag label={labels.record} meaning={labels.recordMeaning} />
        <Link href={localePath(locale, recordRoute(best.recordId))}>{formatRunTime(best.rankKey)}</Link>
      </p>
      <p className={styles.holder}>
        <Link href={localePath(locale, playerRoute(best.handle))}>
          <PlayerName handle={best.handle} name={best.name} rankClass={null} labels={labels} isPlanetLater />
        </Link>
        <small>{translate(locale, 'speedruns')('since', { date: formatDate(dayOf(best.postedAt, zone)) })}</small>
      </p>
      <div className={styles.open}>
        <RunButton run={best} splits={splits} labels={labels} locale={locale} />
      </div>
    </div>
  );
}
