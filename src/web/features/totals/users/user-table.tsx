'use client'; // Client component: rows are sent once, as lists of fields, and also rendered on the server (decision 0005).
import { useMemo } from 'react';
import type { Border } from '#web/features/totals/border-row.tsx';
import { useNow } from '#web/i18n/when.tsx';
import { useSession } from '#web/session/use-session.ts';
import { type FieldLists, toRows } from '#web/ui/table/field-lists.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import { USER_COLUMNS } from './columns.tsx';
import { PlayerTable } from './player-table.tsx';
import type { UserLabels } from './user-labels.ts';
import type { UserRow } from './user-rows.ts';
import styles from './user-table.module.css';

type Props = { rows: Packed<FieldLists<UserRow>>; borders: readonly Border[]; labels: UserLabels };

/** Lists all players by points, with the class borders in between. */
export function UserTable({ rows, borders, labels }: Props) {
  const now = useNow();
  const me = useSession().session?.user.userId;
  const lines = useMemo(() => toRows(unpack(rows)), [rows]);
  return (
    <PlayerTable
      className={`${fixed.table} ${styles.table}`}
      columns={USER_COLUMNS}
      rows={lines}
      context={{ labels, now }}
      borders={borders}
      me={me}
    />
  );
}
