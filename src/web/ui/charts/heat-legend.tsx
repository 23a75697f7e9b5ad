import { ChartLegend } from './chart-legend.tsx';
import { HEAT_RANGES } from './heat-step.ts';

/** Legend of a heat strip: first place and no place as text, the steps between as numbers. */
export function HeatLegend({ first, none }: { first: string; none: string }) {
  const steps = HEAT_RANGES.map(({ from, to }, index) => ({
    label: from === to ? first : to === undefined ? `${from}+` : `${from}–${to}`,
    colour: `var(--heat-${index + 1})` as const,
  }));
  return <ChartLegend items={[...steps, { label: none, colour: 'var(--heat-0)' }]} />;
}
