'use client'; // Client component: rows are sent once, as tuples, and also rendered on the server (decision 0005).
import { ArrowDown } from 'lucide-react';
import { Fragment } from 'react';
import { BordersAbove, type BorderTuple } from '#web/features/totals/border-row.tsx';
import { useNow } from '#web/i18n/when.tsx';
import { useSession } from '#web/session/use-session.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import { PlayerTable } from './player-table.tsx';
import type { UserLabels } from './user-labels.ts';
import { UserRow } from './user-row.tsx';
import styles from './user-table.module.css';
import type { UserTuple } from './user-tuples.ts';

const COLUMNS = 8;

type Props = { rows: readonly UserTuple[]; borders: readonly BorderTuple[]; labels: UserLabels };

/** Lists all players by points, with the class borders in between. */
export function UserTable({ rows, borders, labels }: Props) {
  const now = useNow();
  const me = useSession().session?.user.userId;
  return (
    <PlayerTable
      caption={labels.caption}
      className={`${fixed.table} ${styles.table}`}
      heads={
        <>
          <th scope="col">{labels.rank}</th>
          <th scope="col" className={styles.player}>
            {labels.player}
          </th>
          <th scope="col" data-points="" aria-sort="descending">
            {labels.points}
            <ArrowDown data-icon="s" aria-hidden />
          </th>
          <th scope="col" data-number="">
            {labels.toNext}
          </th>
          <th scope="col" data-shares="">
            {labels.shares}
          </th>
          <th scope="col" data-number="">
            {labels.played}
          </th>
          <th scope="col" data-number="">
            {labels.posts}
          </th>
          <th scope="col" data-date="">
            {labels.lastPost}
          </th>
        </>
      }
    >
      {rows.map((row, index) => (
        <Fragment key={row[0]}>
          <BordersAbove line={index} borders={borders} columns={COLUMNS} classes={labels.classes} />
          <UserRow row={row} isMine={row[3] === me} labels={labels} now={now} />
        </Fragment>
      ))}
    </PlayerTable>
  );
}
