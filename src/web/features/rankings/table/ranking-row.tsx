import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import type { RowStats } from '#domain/rankings/player/row-stats.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatScore } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { When } from '#web/i18n/when.tsx';
import { EvidenceIcons } from '#web/ui/media/evidence-icons.tsx';
import { SpriteIcon } from '#web/ui/media/icon-sprite.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import { OWN_ROW_ID } from './own-row-id.ts';
import type { Columns } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './ranking-table.module.css';
import { MARKS, type RankingTuple } from './ranking-tuples.ts';
import { StateMarks } from './state-marks.tsx';
import { ROLES } from './table-roles.ts';

const SHORTEST_BAR = 8; // Minimum length of a bar, in percent.
const MINUTE_MS = 60_000;

type Props = {
  row: RankingTuple;
  stats: RowStats;
  /** Position between the record (0) and the last row (1). */
  behind: number;
  columns: Columns;
  labels: RankingLabels;
  now: Date | undefined;
  mark: 'me' | 'rival' | undefined;
  isBelowFold: boolean;
};

/** Renders a player's best record as a ranking row. Rank, value and gap are the first columns. */
export function RankingRow({ row, stats, behind, columns, labels, now, mark, isBelowFold }: Props) {
  const [recordId, place, handle, name, rankClass, , points, console, marks, postedAtMin, comment] = row;
  const { value, toAbove, toRecord, bonus } = stats;
  const rank = Number(place.replace('=', ''));
  const postedAt = postedAtMin * MINUTE_MS;
  return (
    <tr {...ROLES.row} id={mark === 'me' ? OWN_ROW_ID : undefined} data-mark={mark}>
      <td {...ROLES.cell} className={styles.rank}>
        <RankPlate place={rank} text={place} />
      </td>
      <th {...ROLES.rowHead} className={styles.player}>
        <a href={localePath(labels.locale, playerRoute(handle))}>
          <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater={isBelowFold && now === undefined} />
        </a>
        {mark === 'me' && <b className={styles.me}>{labels.you}</b>}
        {mark === 'rival' && <SpriteIcon name="rival" label={labels.rival} />}
      </th>
      <td {...ROLES.cell} className={styles.value} data-place={rank <= 3 ? rank : undefined}>
        <a href={localePath(labels.locale, recordRoute(recordId))}>{formatShown(value)}</a>
        <i style={{ '--length': `${Math.round(100 - behind * (100 - SHORTEST_BAR))}%` } as React.CSSProperties} />
      </td>
      <td {...ROLES.cell} className={styles.above}>
        {toAbove && formatGap(toAbove)}
      </td>
      <td {...ROLES.cell} className={styles.gap}>
        {toRecord ? formatGap(toRecord) : <WorldRecordTag label={labels.record} meaning={labels.recordMeaning} />}
      </td>
      {columns.bonus && (
        <td {...ROLES.cell} className={styles.bonus}>
          {bonus && formatShown(bonus)}
        </td>
      )}
      {columns.points && (
        <td {...ROLES.cell} className={styles.points}>
          {points !== null && formatScore(points)}
        </td>
      )}
      <td {...ROLES.cell} className={styles.console}>
        <SpriteIcon name={`console-${console}`} label={labels.consoles[console] ?? ''} />
      </td>
      <td {...ROLES.cell} className={styles.proof}>
        <EvidenceIcons image={(marks & MARKS.image) !== 0} video={(marks & MARKS.video) !== 0} labels={labels} />
      </td>
      <td {...ROLES.cell} className={styles.date}>
        <When at={postedAt} text={formatDate(dayOf(new Date(postedAt), labels.zone))} now={now} short />
      </td>
      <td {...ROLES.cell} className={styles.comment}>
        <StateMarks marks={marks} labels={labels} />
        {comment && <span>{comment}</span>}
      </td>
    </tr>
  );
}
