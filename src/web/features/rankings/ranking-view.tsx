'use client'; // Client component: rows are sent once, as lists of fields, and also rendered on the server (decision 0005).
import { type ReactNode, useEffect, useMemo } from 'react';
import type { RankingScale } from '#domain/rankings/player/row-stats.ts';
import { type ConsoleTop, ConsoleTops } from '#web/features/rankings/head/console-tops.tsx';
import { OwnDock } from '#web/features/rankings/table/own-dock.tsx';
import { OWN_ROW_ID } from '#web/features/rankings/table/own-row-id.ts';
import { useOwnView } from '#web/features/rankings/table/own-view.ts';
import { RankingTable, type TableProps } from '#web/features/rankings/table/ranking-table.tsx';
import { shownRows } from '#web/features/rankings/table/shown-rows.ts';
import type { RankingRow } from '#web/server/rankings/ranking-rows.ts';
import { type FieldLists, toRows } from '#web/ui/table/field-lists.ts';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import styles from './ranking-view.module.css';

export type RankingData = Omit<TableProps, 'own' | 'rows'> & {
  rows: FieldLists<RankingRow>;
  scale: RankingScale;
  /** Rank key above the first row, or null on the first page. */
  keyAbove: number | null;
  tops: FieldLists<ConsoleTop>;
  /** API path from which the browser fetches the reader's own data. */
  ownPath: string;
  /** URL of the first page of this ranking. A page parameter is appended for the others. */
  firstPageHref: string;
};

/** Renders a page of a ranking. For signed-in readers, marks their own row and their rivals and docks their rank. */
export function RankingView({ data, children }: { data: Packed<RankingData>; children: ReactNode }) {
  const { tops, ownPath, firstPageHref, ...table } = useMemo(() => decode(data), [data]);
  const own = useOwnView(ownPath);
  const { labels, rows } = table;
  const isHere = own !== undefined && rows.some(({ handle }) => handle === own.userId);
  useEffect(() => {
    // After "Find me" on another page, scrolls to the reader's row as soon as it is known.
    if (isHere && location.hash === `#${OWN_ROW_ID}`) document.getElementById(OWN_ROW_ID)?.scrollIntoView({ block: 'center' });
  }, [isHere]);

  return (
    <>
      <ConsoleTops tops={tops} labels={labels} />
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

function decode(data: Packed<RankingData>) {
  const { rows, tops, scale, keyAbove, ...others } = unpack(data);
  return { ...others, tops: toRows(tops), rows: shownRows(toRows(rows), scale, keyAbove) };
}
