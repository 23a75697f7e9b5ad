'use client'; // Client component: rows are sent once, as tuples, and also rendered on the server (decision 0005).
import type { Direction } from '#domain/rankings/totals/moves.ts';
import { PlayerCell, RankCell } from '#web/features/totals/users/player-cells.tsx';
import { PlayerTable } from '#web/features/totals/users/player-table.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import type { PlayerLabels } from '#web/ui/player/player-name.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import { PlaceMove } from '#web/ui/table/place-move.tsx';
import styles from './move-table.module.css';
import type { MoveTuple } from './move-tuples.ts';

export type MoveLabels = PlayerLabels & {
  readonly locale: Locale;
  readonly caption: string;
  readonly heads: Readonly<Record<'now' | 'move' | 'player' | 'before' | 'after' | 'gain', string>>;
  readonly spoken: Readonly<Record<Direction, string>>; // Contains the placeholder {places}.
};

type Props = { rows: readonly MoveTuple[]; labels: MoveLabels };

/** Lists the players who rose, with their current rank, the places gained and the sums of both days. */
export function MoveTable({ rows, labels }: Props) {
  const { heads } = labels;
  return (
    <PlayerTable
      caption={labels.caption}
      className={`${fixed.table} ${styles.table}`}
      heads={
        <>
          <th scope="col">{heads.now}</th>
          <th scope="col" className={styles.move} aria-sort="descending">
            {heads.move}
          </th>
          <th scope="col" className={styles.player}>
            {heads.player}
          </th>
          <th scope="col" data-number="" data-before="">
            {heads.before}
          </th>
          <th scope="col" data-number="">
            {heads.after}
          </th>
          <th scope="col" data-number="">
            {heads.gain}
          </th>
        </>
      }
    >
      {rows.map(([userId, rank, rankText, handle, name, rankClass, direction, places, before, after, gain, bar]) => (
        <tr key={userId}>
          <RankCell rank={rank} rankText={rankText} />
          <td className={styles.move}>
            <PlaceMove direction={direction} places={places} words={labels.spoken} />
          </td>
          <PlayerCell handle={handle} name={name} rankClass={rankClass} labels={labels} className={`${fixed.player} ${styles.player}`} />
          <td data-number="" data-before="">
            {before}
          </td>
          <td data-number="">{after}</td>
          <td data-number="" data-gain={gain.startsWith('+') || undefined}>
            {gain}
            <ShareBar value={bar} whole={100} colour="var(--good)" />
          </td>
        </tr>
      ))}
    </PlayerTable>
  );
}
