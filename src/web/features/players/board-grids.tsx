'use client'; // boards travel once, as tuples, and are drawn on the server too (decision 0005)
import type { CSSProperties } from 'react';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { HeatGrid } from '#web/ui/charts/heat-grid.tsx';
import styles from './board-grids.module.css';
import type { BoardGroup } from './board-groups.ts';
import { addQuery } from './player-hrefs.ts';
import type { RecordLabels } from './record-labels.ts';
import type { EmptyTuple, RecordTuple } from './record-tuples.ts';
import { RecordsTable } from './records-table.tsx';

type GroupLabels = RecordLabels & { readonly none: string; readonly open: string; readonly points: string };
type Props = { groups: readonly (BoardGroup & { summary: string; caption: string })[]; labels: GroupLabels; locale: Locale; query: string };

/** Every board as a cell with its place, rule by rule, and the figures folded under them. */
export function BoardGrids({ groups, labels, locale, query }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, series, summary, caption, cells }) => (
        <section key={key} id={key} className="card" aria-label={title} style={{ '--c': `var(--planet-${series})` } as CSSProperties}>
          <h3>{title}</h3>
          <p>{summary}</p>
          <HeatGrid cells={cells.map((cell) => toCell(cell, labels.none, locale, query))} />
          <details>
            <summary>{labels.open}</summary>
            <RecordsTable rows={cells.filter(isPlayed)} caption={caption} labels={labels} locale={locale} query={query} />
          </details>
        </section>
      ))}
    </div>
  );
}

const isPlayed = (cell: RecordTuple | EmptyTuple): cell is RecordTuple => cell.length > 2;

function toCell(cell: RecordTuple | EmptyTuple, none: string, locale: Locale, query: string) {
  const [route, name] = cell;
  const href = localePath(locale, addQuery(route, query));
  return isPlayed(cell)
    ? { place: cell[2], href, words: `${name}: ${cell[3]} · ${cell[5]}` }
    : { place: null, href, words: `${name}: ${none}` };
}
