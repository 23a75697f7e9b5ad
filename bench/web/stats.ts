import { percentile } from '#tests/support/percentile.ts';
import type { Answer } from './load/plan.ts';

/** One figure that a run is held to. */
export type Stat = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  readonly isFloor: boolean; // at least; else at most
};

export const atLeast = (name: string, value: number, limit: number, unit = ''): Stat => ({ name, value, unit, limit, isFloor: true });
export const atMost = (name: string, value: number, limit: number, unit = ''): Stat => ({ name, value, unit, limit, isFloor: false });

/** Whether a figure holds; one that could not be measured does not. `loosely`: limits so many times as wide. */
export const holds = ({ value, limit, isFloor }: Stat, loosely = 1) => (isFloor ? value >= limit / loosely : value <= limit * loosely);

const BY_CLOCK = new Set(['ms', 's', '× peak']);

/** Whether the clock tells it, and so whoever else uses the processor; the others are counts, and ratios of what was measured side by side. */
export const isByClock = ({ unit }: Stat) => BY_CLOCK.has(unit);

export type KindStats = {
  readonly kind: string;
  readonly sent: number;
  readonly good: number; // 2xx
  readonly shed: number; // 503
  readonly other: number;
  readonly p50: number; // of those that were answered well
  readonly p99: number;
};

/** How each kind of request fared. */
export function byKind(answers: readonly Answer[]): KindStats[] {
  return [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, of]) => {
    const good = of.filter(isGood);
    const shed = of.filter(({ status }) => status === 503).length;
    const times = good.map(({ tookMs }) => tookMs);
    return {
      kind,
      sent: of.length,
      good: good.length,
      shed,
      other: of.length - good.length - shed,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    };
  });
}

export const isGood = ({ status }: Answer) => status >= 200 && status < 300;
