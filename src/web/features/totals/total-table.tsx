'use client'; // Client component: rows are sent once, as lists of fields, and also rendered on the server (decision 0005).
import { useMemo } from 'react';
import { PlayerTable } from '#web/features/totals/users/player-table.tsx';
import { useNow } from '#web/i18n/when.tsx';
import { useSession } from '#web/session/use-session.ts';
import { HEAT_TABLE, HeatHeads, HeatStrip } from '#web/ui/charts/heat/heat.tsx';
import { type FieldLists, toRows } from '#web/ui/table/field-lists.ts';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import type { Border } from './border-row.tsx';
import type { ColumnHead } from './column-heads.ts';
import { tableColumns } from './columns.tsx';
import type { TotalLabels } from './total-labels.ts';
import type { TotalRow } from './total-rows.ts';
import styles from './total-table.module.css';

type Props = {
  rows: Packed<FieldLists<TotalRow>>;
  heads: readonly ColumnHead[];
  borders: readonly Border[];
  labels: TotalLabels;
};

/**
 * Renders a page of a total: rank, player, sums, newest counted record and a strip of ranks. Wide content scrolls
 * behind the names.
 */
export function TotalTable({ rows, heads, borders, labels }: Props) {
  const now = useNow();
  const me = useSession().session?.user.userId;
  const lines = useMemo(() => toRows(unpack(rows)), [rows]);
  return (
    <PlayerTable
      className={`${styles.table} ${HEAT_TABLE}`}
      columns={tableColumns(labels.stats)}
      rows={lines}
      context={{ labels, now }}
      borders={borders}
      me={me}
      strip={{ columns: heads.length, heads: <HeatHeads boards={heads} />, cells: ({ places }) => <HeatStrip places={places} /> }}
    />
  );
}
