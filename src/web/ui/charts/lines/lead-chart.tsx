import type { CSSProperties } from 'react';
import styles from './hour-chart.module.css';
import { HOUR_CHART, hourPath, hourShare, leadHeight } from './hour-path.ts';

type Props = {
  sentence: string;
  /** The lead of the first side at each hour. Negative when the other side leads. */
  leads: readonly number[];
  colours: readonly [above: string, below: string];
  labels: readonly [above: string, below: string];
  end: string;
  /** Hours that are marked with a dot. */
  turns: readonly number[];
};

const { width, height } = HOUR_CHART;

/**
 * Shows which of two sides leads, hour by hour. Everything after the position `--x`, which the parent sets, is dimmed.
 */
export function LeadChart({ sentence, leads, colours, labels, end, turns }: Props) {
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
