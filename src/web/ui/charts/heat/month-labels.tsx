import { round } from '#web/ui/charts/round.ts';
import { monthTicks } from './months.ts';

type Props = { first: string; last: string; x: (months: number) => number; y: number };

/** Shows a few month labels under a chart. On phones, only the first and the last one are visible. */
export function MonthLabels({ first, last, x, y }: Props) {
  const ticks = monthTicks(first, last);
  return ticks.map(({ months, label }, order) => (
    <text key={label} data-spare={(order > 0 && order < ticks.length - 1) || undefined} x={round(x(months))} y={y} textAnchor="middle">
      {label}
    </text>
  ));
}
