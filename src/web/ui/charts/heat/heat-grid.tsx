import Link from 'next/link';
import styles from './heat.module.css';
import { heatStep } from './heat-step.ts';

type Cell = {
  place: number | null;
  href: string;
  /** The board and the place as text. */
  words: string;
};

/** Shows the places of a player as a grid of cells, each linked to its board. */
export function HeatGrid({ cells }: { cells: readonly Cell[] }) {
  return (
    <ol className={`${styles.heat} ${styles.grid}`}>
      {cells.map(({ place, href, words }) => (
        <li key={href}>
          <Link href={href} data-h={heatStep(place)} title={words} aria-label={words} prefetch={false}>
            {place}
          </Link>
        </li>
      ))}
    </ol>
  );
}
