import { heatStep } from '#web/ui/charts/chart-math.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './heat.module.css';

type Cell = {
  place: number | null;
  href: string;
  /** The board and the place as text. */
  words: string;
};

/**
 * Shows a player's places as a grid of cells, each linked to its board. `opensSheet` says that a script opens a sheet about
 * the cell instead.
 */
export function HeatGrid({ cells, opensSheet }: { cells: readonly Cell[]; opensSheet?: boolean | undefined }) {
  return (
    <ol className={`${styles.heat} ${styles.grid}`}>
      {cells.map(({ place, href, words }) => (
        <li key={href}>
          <Link href={href} data-h={heatStep(place)} aria-haspopup={opensSheet && 'dialog'} title={words} aria-label={words}>
            {place}
          </Link>
        </li>
      ))}
    </ol>
  );
}

type ButtonsProps = {
  cells: readonly Omit<Cell, 'href'>[];
  /** Index of the chosen cell. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** Shows a player's places as a grid of buttons, of which one is chosen. */
export function HeatButtons({ cells, chosen, onChoose }: ButtonsProps) {
  return (
    <ol className={`${styles.heat} ${styles.grid}`}>
      {cells.map(({ place, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boards keep their order
        <li key={index}>
          <button type="button" data-h={heatStep(place)} aria-pressed={index === chosen} aria-label={words} onClick={() => onChoose(index)}>
            {place}
          </button>
        </li>
      ))}
    </ol>
  );
}
