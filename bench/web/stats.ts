import { percentile } from '#tests/support/percentile.ts';
import type { Answer } from './load/plan.ts';

/** A measured value with its limit. */
export type Stat = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  readonly isFloor: boolean; // true when the limit is a minimum, false when it is a maximum
};

export const atLeast = (name: string, value: number, limit: number, unit = ''): Stat => ({ name, value, unit, limit, isFloor: true });
export const atMost = (name: string, value: number, limit: number, unit = ''): Stat => ({ name, value, unit, limit, isFloor: false });

/**
 * Returns whether a result is within its limit, which is always false for NaN. `tolerance` is a factor on the limit.
 */
export const holds = ({ value, limit, isFloor }: Stat, tolerance = 1) =>
  isFloor ? value >= limit / tolerance : value <= limit * tolerance;

const BY_CLOCK = new Set(['ms', 's', '× peak']);

/**
 * Returns whether a result depends on wall-clock time and therefore on other load. All other results are counts or
 * ratios within one run.
 */
export const isByClock = ({ unit }: Stat) => BY_CLOCK.has(unit);

export type KindStats = {
  readonly kind: string;
  readonly sent: number;
  readonly good: number; // responses with status 2xx
  readonly shed: number; // responses with status 503
  readonly other: number;
  readonly p50: number; // median time of the 2xx responses, in ms
  readonly p99: number;
};

/** Summarises the responses by kind of request. */
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
