import { fill } from '#web/i18n/fill.ts';
import { CellGrid } from '#web/ui/table/cell-grid.tsx';
import styles from './hour-map.module.css';
import type { ShownHour } from './shown-hour.ts';

/** Renders the map of an area event with each cell's holders at a given hour. Renders nothing for other events. */
export function HourMap({ context: { grid, sides, words, locale }, hour, rows }: ShownHour) {
  if (!grid) return null;
  const sideOf = new Map(sides);
  const holdersOf = new Map(rows.cells);
  const title = fill(words.map.title, { hour });
  const cells = grid.cells.map((cell) => {
    if (!cell) return null;
    const [key, name, href] = cell;
    const holders = (holdersOf.get(key) ?? []).flatMap((teamId) => sideOf.get(teamId) ?? []);
    const teams = new Intl.ListFormat(locale, { style: 'short' }).format(holders.map((side) => side.name));
    const description =
      holders.length === 0 ? words.map.nobodys : fill(holders.length > 1 ? words.map.levelBetween : words.map.heldBy, { teams });
    return { key, name, href, holders, description: description };
  });
  return (
    <section className={`card ${styles.map}`}>
      <h2>{title}</h2>
      <CellGrid label={title} columns={grid.columns} cells={cells} />
    </section>
  );
}
