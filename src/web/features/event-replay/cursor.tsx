import { leadHeight } from '#web/ui/charts/lines/hour-chart.tsx';
import styles from './cursor.module.css';
import type { ShownHour } from './shown-hour.ts';

/** Draws a line over the chart at the selected hour. With two teams, also marks a point on the lead line. */
export function Cursor({ context, rows, label, at }: ShownHour & { label: string; at: 'early' | 'late' | undefined }) {
  const pointsOf = new Map(rows.teams.map(([teamId, , points]) => [teamId, points]));
  const [left, right] = context.sides.map(([teamId]) => pointsOf.get(teamId) ?? 0);
  const isTug = context.sides.length === 2 && left !== undefined && right !== undefined;
  return (
    <span className={styles.cursor} data-at={at} data-tug={isTug || undefined} aria-hidden="true">
      {isTug && <i style={{ top: `${leadHeight(left - right, context.largestLead)}%` }} />}
      <b>{label}</b>
    </span>
  );
}
