'use client'; // Client component: boards are sent once, as tuples, and also rendered on the server (decision 0005).
import Link from 'next/link';
import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { addQuery } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { HeatGrid } from '#web/ui/charts/heat/heat.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './board-grids.module.css';
import type { BoardGroup, CellTuple } from './board-groups.ts';

type Props = {
  // `list` is the URL of the group's record list.
  groups: readonly (BoardGroup & { readonly summary: string; readonly list: string })[];
  labels: { readonly none: string; readonly open: string };
  locale: Language;
  query: string; // The page's filter as a query string, for the links to boards.
};

/** Renders every board as a cell with the player's rank, grouped by rule. */
export function BoardGrids({ groups, labels, locale, query }: Props) {
  return (
    <div className={`${shared.split} ${styles.groups}`}>
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

function toCell([route, name, rank, rankText]: CellTuple, none: string, locale: Language, query: string) {
  return { place: rank ?? null, href: localePath(locale, addQuery(route, query)), words: `${name}: ${rankText ?? none}` };
}
