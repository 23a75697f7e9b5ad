import { line } from 'd3-shape';
import { round } from '#web/ui/charts/chart-math.ts';
import type { Colour } from '#web/ui/charts/chart-types.ts';
import styles from './spark-line.module.css';

const [WIDTH, HEIGHT, PAD] = [84, 32, 4];

/** Draws a trend line without text, because the value is printed beside it. Renders nothing for a single value. */
export function SparkLine({ values, colour }: { values: readonly number[]; colour: Colour }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => round(PAD + ((WIDTH - 2 * PAD) * index) / (values.length - 1));
  const y = (value: number) => round(low === high ? HEIGHT / 2 : HEIGHT - PAD - ((HEIGHT - 2 * PAD) * (value - low)) / (high - low));
  const path = line<number>((_, index) => x(index), y)(values) ?? '';
  return (
    <svg
      className={styles.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      style={{ color: colour }}
    >
      <path d={path} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="3.5" />
    </svg>
  );
}
