import { stepPlaces } from '#web/ui/charts/lines/step-chart.tsx';
import styles from './record-banner.module.css';

type Props = { points: Parameters<typeof stepPlaces>[0]; better: 'up' | 'down'; sentence: string };

/** Draws the history of a board's record as a line without text, for phones. Renders nothing for a single record. */
export function RecordSpark({ points, better, sentence }: Props) {
  if (points.length < 2) return null;
  const places = stepPlaces(points, better);
  const last = places.at(-1);
  return (
    <svg className={`narrow-only ${styles.spark}`} viewBox="0 6 350 78" preserveAspectRatio="none" role="img" aria-label={sentence}>
      <path d={places.map(({ x, y }, order) => (order === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')} vectorEffect="non-scaling-stroke" />
      <path d={`M${last?.x} ${last?.y}h0`} vectorEffect="non-scaling-stroke" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
