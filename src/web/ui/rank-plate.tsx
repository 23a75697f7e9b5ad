import styles from './rank-plate.module.css';

type Props = { place: number; text?: string | undefined };

/** A place in a ranking, always as a number; the first three get a plate. `text` overrides it, as `=2` for a shared place. */
export function RankPlate({ place, text }: Props) {
  return (
    <span className={styles.plate} data-medal={place >= 1 && place <= 3 ? place : undefined}>
      {text ?? place}
    </span>
  );
}
