import { percentile } from '#tests/support/percentile.ts';
import type { Answer } from './load/plan.ts';

/** A result with a limit. */
export type Stat = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  readonly isFloor: boolean; // true: minimum; false: maximum
};

export const atLeast = (name: string, value: number, limit: number, unit = ''): Stat => ({ name, value, unit, limit, isFloor: true });
export const atMost = (name: string, value: number, limit: number, unit = ''): Stat => ({ name, value, unit, limit, isFloor: false });

/** Whether a result is within its limit; NaN is not. `tolerance` is a factor on the limit. */
export const holds = ({ value, limit, isFloor }: Stat, tolerance = 1) =>
  isFloor ? value >= limit / tolerance : value <= limit * tolerance;

const BY_CLOCK = new Set(['ms', 's', '× peak']);

/** Whether a result depends on wall-clock time, and so on other machine load; all others are counts or ratios within the run. */
export const isByClock = ({ unit }: Stat) => BY_CLOCK.has(unit);

export type KindStats = {
  readonly kind: string;
  readonly sent: number;
  readonly good: number; // 2xx
  readonly shed: number; // 503
  readonly other: number;
  readonly p50: number; // of the 2xx responses
  readonly p99: number;
};

/** Results per kind of request. */
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
