import type { CSSProperties } from 'react';
import { round } from '#web/ui/charts/chart-math.ts';
import { type Side, TeamMark } from '#web/ui/player/team-mark.tsx';
import styles from './hour-chart.module.css';

/** Size of the viewBox of an hour chart, which is stretched to the available space. */
export const HOUR_CHART = { width: 1_000, height: 100 } as const;

const { width, height } = HOUR_CHART;
const MARGIN = 8; // Prevents lines from being clipped at the edge.

/**
 * Returns the vertical position of a lead, in percent from the top. A tie is in the middle, and `largest` is at the top
 * edge.
 */
export const leadHeight = (lead: number, largest: number): number => round(50 - (largest > 0 ? lead / largest : 0) * (50 - MARGIN));

/**
 * Returns the vertical position of a number of points, in percent from the top. 0 is at the bottom, and `largest` is at
 * the top.
 */
export const pointsHeight = (points: number, largest: number): number =>
  round(100 - MARGIN - (largest > 0 ? points / largest : 0) * (100 - 2 * MARGIN));

/** Returns the horizontal position of an hour, in percent from the left. */
export const hourShare = (hour: number, hours: number): number => round(hours > 0 ? (hour / hours) * 100 : 0);

/** Returns the path of a line through these heights, one per hour. Draws only the ends of runs of equal heights. */
export function hourPath(heights: readonly number[]): string {
  const last = heights.length - 1;
  const step = last > 0 ? HOUR_CHART.width / last : 0;
  return heights
    .flatMap((height, hour) => {
      const isFlat = hour > 0 && hour < last && heights[hour - 1] === height && heights[hour + 1] === height;
      return isFlat ? [] : [`${round(hour * step)} ${height}`];
    })
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('');
}

type LeadProps = {
  sentence: string;
  /** The lead of the first side at each hour. Negative when the other side leads. */
  leads: readonly number[];
  colours: readonly [above: string, below: string];
  labels: readonly [above: string, below: string];
  end: string;
  /** Hours that are marked with a dot. */
  turns: readonly number[];
};

/**
 * Shows which of two sides leads, hour by hour. Everything after the position `--x`, which the parent sets, is dimmed.
 */
export function LeadChart({ sentence, leads, colours, labels, end, turns }: LeadProps) {
  const largest = Math.max(0, ...leads.map(Math.abs));
  const line = hourPath(leads.map((lead) => leadHeight(lead, largest)));
  const area = `${line}L${width} 50L0 50z`;
  return (
    <div className={styles.chart} role="img" aria-label={sentence} style={{ '--ta': colours[0], '--tb': colours[1] } as CSSProperties}>
      <svg className={styles.rest} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.axis} d={`M0 50H${width}`} />
        <path className={styles.line} d={line} />
      </svg>
      <svg className={styles.done} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {/* Each half is clipped to its own side. */}
        <svg x="0" y="0" width={width} height="50" viewBox={`0 0 ${width} 50`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.above} d={area} />
        </svg>
        <svg x="0" y="50" width={width} height="50" viewBox={`0 50 ${width} 50`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.below} d={area} />
        </svg>
        <path className={styles.line} d={line} />
      </svg>
      <span className={styles.label} data-at="above">
        {labels[0]}
      </span>
      <span className={styles.label} data-at="below">
        {labels[1]}
      </span>
      <span className={styles.label} data-at="end" style={{ top: `${leadHeight(leads.at(-1) ?? 0, largest)}%` }}>
        {end}
      </span>
      {turns.map((hour) => (
        <i
          key={hour}
          className={styles.turn}
          style={{ left: `${hourShare(hour, leads.length - 1)}%`, top: `${leadHeight(leads[hour] ?? 0, largest)}%` }}
        />
      ))}
    </div>
  );
}

type RaceProps = {
  sentence: string;
  /** The sides and their points at each hour. */
  lines: readonly { readonly side: Side; readonly points: readonly number[] }[];
  /** The most points at the end, as text. */
  end: string;
};

// Dash patterns so that adjacent lines differ by more than colour.
const DASHES = ['', '9 3', '2 3', '9 3 2 3'] as const;

/** Shows the points of many sides, hour by hour, with a legend. Everything after the position `--x` is dimmed. */
export function RaceChart({ sentence, lines, end }: RaceProps) {
  const largest = Math.max(0, ...lines.flatMap(({ points }) => points));
  const most = Math.max(0, ...lines.map(({ points }) => points.at(-1) ?? 0));
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
        <span className={styles.label} data-at="end" style={{ top: `${pointsHeight(most, largest)}%` }}>
          {end}
        </span>
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
