'use client'; // boards travel once, as tuples, and are drawn on the server too (decision 0005)
import Link from 'next/link';
import type { CSSProperties } from 'react';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { HeatGrid } from '#web/ui/charts/heat-grid.tsx';
import styles from './board-grids.module.css';
import type { BoardGroup, CellTuple } from './board-groups.ts';
import { addQuery } from './player-hrefs.ts';

type Props = {
  groups: readonly (BoardGroup & { readonly summary: string; readonly list: string })[]; // list: where its records are listed one by one
  labels: { readonly none: string; readonly open: string };
  locale: Locale;
  query: string; // the page's filter, which the boards are opened under too
};

/** Every board as a cell with its place, rule by rule. */
export function BoardGrids({ groups, labels, locale, query }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, series, summary, list, cells }) => (
        <section key={key} id={key} className="card" aria-label={title} style={{ '--c': `var(--planet-${series})` } as CSSProperties}>
          <h3>{title}</h3>
          <p>{summary}</p>
          <HeatGrid cells={cells.map((cell) => toCell(cell, labels.none, locale, query))} />
          <Link href={list} prefetch={false}>
            {labels.open}
            <span className="sr">: {title}</span>
          </Link>
        </section>
      ))}
    </div>
  );
}

function toCell([route, name, rank, rankText]: CellTuple, none: string, locale: Locale, query: string) {
  return { place: rank ?? null, href: localePath(locale, addQuery(route, query)), words: `${name}: ${rankText ?? none}` };
}
