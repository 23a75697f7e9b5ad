import { formatScore } from '#domain/shared/score.ts';
import { When } from '#web/i18n/when.tsx';
import { EvidenceIcons } from '#web/ui/evidence-icons.tsx';
import { SpriteIcon } from '#web/ui/icon-sprite.tsx';
import { PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/world-record-tag.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './ranking-table.module.css';
import type { RankingTuple } from './ranking-tuples.ts';
import { ROLES } from './table-roles.ts';

type Props = { row: RankingTuple; labels: RankingLabels; hasBonus: boolean; now: Date | undefined; isFold: boolean };

/** One player's best: place, value and how far it is from the record come first. */
export function RankingRow({ row, labels, hasBonus, now, isFold }: Props) {
  const [, rank, rankText, handle, name, rankClass, value, bar, gap, bonus, points, console, hasVideo, postedAt, postedOn, comment] = row;
  return (
    <tr {...ROLES.row} id={isFold ? 'fold' : undefined}>
      <td {...ROLES.cell} className={styles.rank}>
        <RankPlate place={rank} text={rankText} />
      </td>
      <th {...ROLES.rowHead} className={styles.player}>
        <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
      </th>
      <td {...ROLES.cell} className={styles.value} data-place={rank <= 3 ? rank : undefined}>
        {value}
        <i className={styles.bar} style={{ '--length': `${bar}%` } as React.CSSProperties} />
      </td>
      <td {...ROLES.cell} className={styles.gap}>
        {gap || <WorldRecordTag label={labels.record} meaning={labels.recordMeaning} />}
      </td>
      {hasBonus && (
        <td {...ROLES.cell} className={styles.bonus}>
          {bonus}
        </td>
      )}
      {labels.points !== null && (
        <td {...ROLES.cell} className={styles.points}>
          {points !== null && formatScore(points)}
        </td>
      )}
      <td {...ROLES.cell} className={styles.console}>
        <SpriteIcon name={`console-${console}`} label={labels.consoles[console] ?? ''} />
      </td>
      <td {...ROLES.cell} className={styles.proof}>
        <EvidenceIcons image={false} video={hasVideo === 1} labels={labels} />
      </td>
      <td {...ROLES.cell} className={styles.date}>
        <When at={postedAt} text={postedOn} now={now} />
      </td>
      <td {...ROLES.cell} className={styles.comment} data-comment>
        {comment}
      </td>
    </tr>
  );
}
