import Link from 'next/link';
import styles from './heat.module.css';
import { heatStep } from './heat-step.ts';

/** The class of a table that holds strips. */
export const HEAT_TABLE = styles.heat;

type Props = {
  /** The place on each board, in the order of the heads; null where there is none. */
  places: readonly (number | null)[];
};

/**
 * One row's places as cells of the table round it (HEAT_TABLE). The numeral is always printed, and the step is one
 * attribute of one letter: a page has 3,000 of these. The table belongs into a client component (decision 0005).
 */
export function HeatStrip({ places }: Props) {
  return places.map((place, board) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
    <td key={board} data-h={heatStep(place)}>
      {place}
    </td>
  ));
}

type Board = { number: number; name: string; href: string };

/** The heads over strips: a number for the eye, and with it the board's name for a pointer or a screen reader. */
export function HeatHeads({ boards }: { boards: readonly Board[] }) {
  return boards.map(({ number, name, href }) => (
    <th key={number} data-h="" scope="col">
      <Link href={href} title={name} aria-label={`${number} ${name}`} prefetch={false}>
        {number}
      </Link>
    </th>
  ));
}
