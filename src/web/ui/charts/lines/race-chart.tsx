import type { CSSProperties } from 'react';
import { type Side, TeamMark } from '#web/ui/player/team-mark.tsx';
import styles from './hour-chart.module.css';
import { HOUR_CHART, hourPath, pointsHeight } from './hour-path.ts';

type Props = {
  sentence: string;
  /** The sides and their points at each hour. */
  lines: readonly { readonly side: Side; readonly points: readonly number[] }[];
};

const { width, height } = HOUR_CHART;
// Dash patterns, so that adjacent lines differ by more than colour.
const DASHES = ['', '9 3', '2 3', '9 3 2 3'] as const;

/** Shows the points of many sides, hour by hour, with a legend. Everything after the position `--x` is dimmed. */
export function RaceChart({ sentence, lines }: Props) {
  const largest = Math.max(0, ...lines.flatMap(({ points }) => points));
  const drawn = lines.map(({ side, points }) => (
    <path
      key={side.order}
      className={styles.runner}
      style={{ '--tc': side.colour } as CSSProperties}
      strokeDasharray={DASHES[side.order % DASHES.length] || undefined}
      d={hourPath(points.map((sum) => pointsHeight(sum, largest)))}
    />
  ));
  return (
    <>
      <div className={styles.chart} role="img" aria-label={sentence}>
        {(['rest', 'done'] as const).map((part) => (
          <svg key={part} className={styles[part]} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {drawn}
          </svg>
        ))}
      </div>
      <ul className={styles.runners}>
        {lines.map(({ side }) => (
          <li key={side.order}>
            <TeamMark side={side} size="s" />
            {side.name}
          </li>
        ))}
      </ul>
    </>
  );
}
