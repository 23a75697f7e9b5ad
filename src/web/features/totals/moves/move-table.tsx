'use client'; // Client component: rows are sent once, as lists of fields, and also rendered on the server (decision 0005).
import { useMemo } from 'react';
import { PlayerTable } from '#web/features/totals/users/player-table.tsx';
import { type FieldLists, toRows } from '#web/ui/table/field-lists.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import { MOVE_COLUMNS } from './columns.tsx';
import type { MoveLabels } from './move-labels.ts';
import type { MoveRow } from './move-rows.ts';
import styles from './move-table.module.css';

type Props = { rows: Packed<FieldLists<MoveRow>>; labels: MoveLabels };

/** Lists the players who rose, with their current rank, the places gained and the sums on both days. */
export function MoveTable({ rows, labels }: Props) {
  const lines = useMemo(() => toRows(unpack(rows)), [rows]);
  return <PlayerTable className={`${fixed.table} ${styles.table}`} columns={MOVE_COLUMNS} rows={lines} context={{ labels }} />;
}
