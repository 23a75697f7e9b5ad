import { pointRadial } from 'd3-shape';
import type { CSSProperties, ReactNode } from 'react';
import { round, shareOf } from '#web/ui/charts/chart-math.ts';
import type { Colour } from '#web/ui/charts/chart-types.ts';
import styles from './ring.module.css';

type Props = {
  /**
   * The progress as text with numbers, such as "1,984 of 2,000 points, 16 to A1". The page also prints the numbers
   * nearby.
   */
  sentence: string;
  /** Progress since the last class border. */
  value: number;
  /** Distance from the last class border to the next. */
  whole: number;
  colour: Colour;
  children?: ReactNode;
};

const RADIUS = 62;

/**
 * Shows the progress to the next class border as an orbit that starts at the top, with a moon at its end. Children are
 * centred inside.
 */
export function Ring({ sentence, value, whole, colour, children }: Props) {
  const share = shareOf(value, whole);
  const [x, y] = pointRadial(share * 2 * Math.PI, RADIUS);
  return (
    <div className={styles.ring} style={{ '--c': colour } as CSSProperties}>
      <svg viewBox="-68 -68 136 136" role="img" aria-label={sentence}>
        <circle r={RADIUS} />
        <circle data-arc="" r={RADIUS} pathLength="100" strokeDasharray={`${round(share * 100)} 100`} transform="rotate(-90)" />
        <circle data-moon="" cy={-RADIUS} r="5" />
        <circle data-moon="" cx={round(x)} cy={round(y)} r="5" />
      </svg>
      {children}
    </div>
  );
}
