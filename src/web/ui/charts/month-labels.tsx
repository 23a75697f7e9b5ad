import { monthTicks } from './months.ts';
import { round } from './round.ts';

type Props = { first: string; last: string; x: (months: number) => number; y: number };

/** A few month labels under a chart; on phones only the first and the last. */
export function MonthLabels({ first, last, x, y }: Props) {
  const ticks = monthTicks(first, last);
  return ticks.map(({ months, label }, order) => (
    <text key={label} data-spare={(order > 0 && order < ticks.length - 1) || undefined} x={round(x(months))} y={y} textAnchor="middle">
      {label}
    </text>
  ));
}
