import { heatStep } from '#web/ui/charts/chart-math.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './heat.module.css';

type Cell = {
  place: number | null;
  href: string;
  /** The board and the place as text. */
  words: string;
};

/** Shows a player's places as a grid of cells, each linked to its board. */
export function HeatGrid({ cells }: { cells: readonly Cell[] }) {
  return (
    <ol className={`${styles.heat} ${styles.grid}`}>
      {cells.map(({ place, href, words }) => (
        <li key={href}>
          <Link href={href} data-h={heatStep(place)} title={words} aria-label={words}>
            {place}
          </Link>
        </li>
      ))}
    </ol>
  );
}
