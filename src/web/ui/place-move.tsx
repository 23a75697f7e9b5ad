import { fill } from '#web/i18n/fill.ts';
import styles from './place-move.module.css';

const SIGNS = { rose: '▲', fell: '▼', stayed: '=' } as const;

type Direction = keyof typeof SIGNS | 'came';
type Props = { direction: Direction; places: number; words: Readonly<Record<Direction, string>> }; // each with {places}

/** How many places were won or lost: a symbol, with text for screen readers. */
export function PlaceMove({ direction, places, words }: Props) {
  return (
    <span className={styles.move} data-direction={direction}>
      <span aria-hidden="true">{direction === 'came' ? words.came : `${SIGNS[direction]} ${places || ''}`}</span>
      <span className="sr">{fill(words[direction], { places })}</span>
    </span>
  );
}
