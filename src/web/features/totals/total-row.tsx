import { PlayerCell, RankCell } from '#web/features/totals/users/player-cells.tsx';
import { fill } from '#web/i18n/fill.ts';
import { When } from '#web/i18n/when.tsx';
import { HeatStrip } from '#web/ui/charts/heat/heat-strip.tsx';
import type { TotalLabels } from './total-labels.ts';
import styles from './total-table.module.css';
import type { TotalTuple } from './total-tuples.ts';

type Props = { row: TotalTuple; isMine: boolean; labels: TotalLabels; now: Date | undefined };

/** Renders the row of a player in a total, with a checkbox that selects the player for a comparison. */
export function TotalRow({ row, isMine, labels, now }: Props) {
  const [, rank, rankText, handle, name, rankClass, stats, newestAt, newestOn, places] = row;
  return (
    <tr data-mine={isMine || undefined}>
      <RankCell rank={rank} rankText={rankText} />
      <PlayerCell handle={handle} name={name} rankClass={rankClass} labels={labels} className={styles.player} />
      {stats.map((stat, index) => (
        <td key={labels.stats[index]} data-number="">
          {stat}
        </td>
      ))}
      <td data-date="">
        <When at={newestAt} text={newestOn} now={now} />
      </td>
      <td>
        <label className={styles.compare}>
          <input type="checkbox" name="player" value={handle} aria-label={fill(labels.compareOne, { name: name ?? labels.anonymous })} />
        </label>
      </td>
      <HeatStrip places={places} />
    </tr>
  );
}
