import { fill } from '#web/i18n/fill.ts';
import styles from './place-move.module.css';

const SIGNS = { rose: '▲', fell: '▼', stayed: '=' } as const;

type Direction = keyof typeof SIGNS | 'came';
// Each text contains the placeholder {places}.
type Props = { direction: Direction; places: number; words: Readonly<Record<Direction, string>> };

/** Shows how many places a player gained or lost, as a symbol with text for screen readers. */
export function PlaceMove({ direction, places, words }: Props) {
  return (
    <span className={styles.move} data-direction={direction}>
      <span aria-hidden="true">{direction === 'came' ? words.came : `${SIGNS[direction]} ${places || ''}`}</span>
      <span className="sr">{fill(words[direction], { places })}</span>
    </span>
  );
}
