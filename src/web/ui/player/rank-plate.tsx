import styles from './rank-plate.module.css';

type Props = { place: number; text?: string | undefined };

/**
 * Shows a place in a ranking as a number, with a medal plate for the first three. `text` replaces the number, such as
 * `=2` for a shared place.
 */
export function RankPlate({ place, text }: Props) {
  return (
    <span className={styles.plate} data-medal={place >= 1 && place <= 3 ? place : undefined}>
      {text ?? place}
    </span>
  );
}
