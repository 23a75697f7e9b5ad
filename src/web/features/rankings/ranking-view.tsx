'use client'; // Client component: rows are sent once, as tuples, and also rendered on the server (decision 0005).
import { type ReactNode, useEffect, useMemo } from 'react';
import { ConsoleTops, type TopTuple } from '#web/features/rankings/head/console-tops.tsx';
import { OwnDock } from '#web/features/rankings/table/own-dock.tsx';
import { OWN_ROW_ID } from '#web/features/rankings/table/own-row-id.ts';
import { useOwnView } from '#web/features/rankings/table/own-view.ts';
import { RankingTable, type TableProps } from '#web/features/rankings/table/ranking-table.tsx';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import styles from './ranking-view.module.css';

export type RankingData = Omit<TableProps, 'own'> & {
  tops: readonly TopTuple[];
  /** API path from which the browser fetches the reader's own data. */
  ownPath: string;
  /** URL of the first page of this ranking. A page parameter is appended for the others. */
  firstPageHref: string;
};

/** Renders a page of a ranking. For signed-in readers, marks their own row and their rivals and docks their rank. */
export function RankingView({ data, children }: { data: Packed<RankingData>; children: ReactNode }) {
  const { tops, ownPath, firstPageHref, ...table } = useMemo(() => unpack(data), [data]);
  const own = useOwnView(ownPath);
  const { labels, rows } = table;
  const isHere = own !== undefined && rows.some(([, , handle]) => handle === own.userId);
  useEffect(() => {
    // After "Find me" on another page, scrolls to the reader's row as soon as it is known.
    if (isHere && location.hash === `#${OWN_ROW_ID}`) document.getElementById(OWN_ROW_ID)?.scrollIntoView({ block: 'center' });
  }, [isHere]);

  return (
    <>
      <ConsoleTops tops={tops} board={table.scale.board} labels={labels} />
      <section className={`card ${styles.card}`}>
        <RankingTable {...table} own={own} />
      </section>
      {children}
      <div className={styles.dock}>
        {own?.row && <OwnDock own={own} row={own.row} isHere={isHere} labels={labels} firstPageHref={firstPageHref} />}
      </div>
    </>
  );
}
