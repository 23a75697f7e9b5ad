import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { HEAT_RANGES } from './heat-step.ts';

/**
 * Shows the legend of a heat strip. First place and no place are labelled with text, the steps between them with
 * numbers.
 */
export function HeatLegend({ first, none }: { first: string; none: string }) {
  const steps = HEAT_RANGES.map(({ from, to }, index) => ({
    label: from === to ? first : to === undefined ? `${from}+` : `${from}–${to}`,
    colour: `var(--heat-${index + 1})` as const,
  }));
  return <ChartLegend items={[...steps, { label: none, colour: 'var(--heat-0)' }]} />;
}
