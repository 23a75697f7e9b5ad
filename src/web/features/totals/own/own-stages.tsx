'use client'; // Client component: the reader's own places are only known in the browser.
import type { CSSProperties, ReactNode } from 'react';
import { readColumns } from '#web/features/totals/cells/read-row.ts';
import { fill } from '#web/i18n/fill.ts';
import { HeatGrid } from '#web/ui/charts/heat/heat.tsx';
import styles from './own-stages.module.css';
import { useOwnTotal } from './own-total.tsx';

export type StagesWords = {
  readonly title: string;
  readonly played: string; // With the placeholder {played}.
  readonly invite: string;
  readonly none: string;
};

const PER_LINE = { wide: 6, narrow: 5 } as const; // Cells in a line of the grid.

type Props = { count: number; words: StagesWords; children: ReactNode };

/**
 * Shows the reader's place on every board of a total, on phones. Visitors, and readers who are not in the total, get an
 * invitation. Its children are the legend. The names of the boards are those in the table of the page.
 */
export function OwnStages({ count, words, children }: Props) {
  const line = useOwnTotal();
  const lines = { '--lines': Math.ceil(count / PER_LINE.wide), '--narrow-lines': Math.ceil(count / PER_LINE.narrow) } as CSSProperties;
  if (!line)
    return (
      <section className={`card ${styles.stages}`} data-known={line === null || undefined} style={lines}>
        <p>{words.invite}</p>
      </section>
    );
  const columns = readColumns();
  return (
    <section className={`card ${styles.stages}`} data-own-cells="">
      <header>
        <h2>{words.title}</h2>
        <p>{fill(words.played, { played: line.played })}</p>
      </header>
      <HeatGrid
        opensSheet
        cells={line.places.map((place, index) => ({
          place,
          href: columns[index]?.href ?? '',
          words: `${columns[index]?.name}: ${place ?? words.none}`,
        }))}
      />
      {children}
    </section>
  );
}
