'use client'; // Client component: rows are sent once, as tuples, and also rendered on the server (decision 0005).
import { ArrowDown, GitCompareArrows } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { PlayerTable } from '#web/features/totals/users/player-table.tsx';
import { useNow } from '#web/i18n/when.tsx';
import { useSession } from '#web/session/use-session.ts';
import { HEAT_TABLE, HeatHeads } from '#web/ui/charts/heat/heat-strip.tsx';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import { BordersAbove, type BorderTuple } from './border-row.tsx';
import type { ColumnHead } from './column-heads.ts';
import type { TotalLabels } from './total-labels.ts';
import { TotalRow } from './total-row.tsx';
import styles from './total-table.module.css';
import type { TotalTuple } from './total-tuples.ts';

// Number of columns besides the strip: rank, player, three values, newest record and comparison.
const FIXED_COLUMNS = 7;

type Props = {
  rows: Packed<readonly TotalTuple[]>;
  heads: readonly ColumnHead[];
  borders: readonly BorderTuple[];
  labels: TotalLabels;
};

/**
 * Renders a page of a total: rank, player, sums, newest counted record and a strip of ranks. Wide content scrolls
 * behind the names.
 */
export function TotalTable({ rows, heads, borders, labels }: Props) {
  const now = useNow();
  const me = useSession().session?.user.userId;
  const lines = useMemo(() => unpack(rows), [rows]);
  return (
    <PlayerTable
      caption={labels.caption}
      className={`${styles.table} ${HEAT_TABLE}`}
      heads={
        <>
          <th scope="col">{labels.rank}</th>
          <th scope="col" className={styles.player}>
            {labels.player}
          </th>
          {labels.stats.map((stat, index) => (
            <th key={stat} scope="col" data-number="" aria-sort={index === 0 ? 'descending' : undefined}>
              {stat}
              {index === 0 && <ArrowDown data-icon="s" aria-hidden />}
            </th>
          ))}
          <th scope="col" data-date="">
            {labels.newest}
          </th>
          <th scope="col">
            <GitCompareArrows data-icon="s" aria-hidden />
            <span className="sr">{labels.compare}</span>
          </th>
          <HeatHeads boards={heads} />
        </>
      }
    >
      {lines.map((row, index) => (
        <Fragment key={row[0]}>
          <BordersAbove line={index} borders={borders} columns={FIXED_COLUMNS + heads.length} classes={labels.classes} />
          <TotalRow row={row} isMine={row[3] === me} labels={labels} now={now} />
        </Fragment>
      ))}
    </PlayerTable>
  );
}
