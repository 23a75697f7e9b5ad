import { PLAYER, type PlayerColumn, RANK } from '#web/features/totals/users/player-cells.tsx';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import { PlaceMove } from '#web/ui/table/place-move.tsx';
import type { MoveLabels } from './move-labels.ts';
import type { MoveRow } from './move-rows.ts';
import styles from './move-table.module.css';

type Context = { readonly labels: MoveLabels };

/** The columns of the changes in a total between two days. */
export const MOVE_COLUMNS: readonly PlayerColumn<keyof MoveLabels['heads'], MoveRow, Context>[] = [
  RANK,
  {
    key: 'move',
    phone: 'line2',
    className: styles.move,
    isSorted: true,
    cell: ({ direction, places }, { labels }) => <PlaceMove direction={direction} places={places} words={labels.spoken} />,
  },
  { ...PLAYER, className: styles.player, cellClassName: `${fixed.player} ${styles.player}` },
  { key: 'before', phone: 'line2', attributes: { 'data-number': '', 'data-before': '' }, cell: ({ before }) => before },
  { key: 'after', phone: 'line2', attributes: { 'data-number': '' }, cell: ({ after }) => after },
  {
    key: 'gain',
    phone: 'value',
    attributes: { 'data-number': '' },
    cellAttributes: ({ gain }) => ({ 'data-gain': gain.startsWith('+') || undefined }),
    cell: ({ gain, bar }) => (
      <>
        {gain}
        <ShareBar value={bar} whole={100} colour="var(--good)" />
      </>
    ),
  },
];
