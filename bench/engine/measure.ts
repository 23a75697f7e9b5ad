import { median } from '#tests/support/percentile.ts';

/** A read operation that is compared with reading the same rows by primary key. */
export type Operation = {
  readonly name: string;
  readonly limit: number; // maximum ratio of our time to the baseline time
  readonly baselineRows: number; // number of rows that the baseline reads
  /** Each try runs our query and a primary-key read that return the same rows. */
  readonly tries: readonly { readonly ours: () => Promise<unknown>; readonly baseline: () => Promise<unknown> }[];
};

export type Measured = {
  readonly name: string;
  readonly limit: number;
  readonly baselineRows: number;
  readonly oursMs: number;
  readonly baselineMs: number;
  readonly ratio: number;
};

const WARM_UPS = 6; // PostgreSQL plans a prepared statement five times before it may choose a generic plan

/**
 * Runs our query and the baseline alternately for at least `seconds`, so that noise affects both equally, and compares
 * their medians.
 */
export async function measure({ name, limit, baselineRows, tries }: Operation, seconds: number): Promise<Measured> {
  if (tries.length === 0) throw new Error(`${name}: no tries`);
  for (let round = 0; round < WARM_UPS; round += 1) {
    for (const { ours, baseline } of tries.slice(0, 20)) {
      await ours();
      await baseline();
    }
  }
  const ours: number[] = [];
  const baseline: number[] = [];
  const until = performance.now() + seconds * 1_000;
  for (let index = 0; index < tries.length || performance.now() < until; index += 1) {
    const sides = tries[index % tries.length];
    if (!sides) break;
    if (index % 2 === 0) {
      ours.push(await timed(sides.ours));
      baseline.push(await timed(sides.baseline));
    } else {
      baseline.push(await timed(sides.baseline));
      ours.push(await timed(sides.ours));
    }
    // Limits a slow operation to ten times the requested duration.
    if (performance.now() > until + seconds * 9_000) break;
  }
  const [oursMs, baselineMs] = [median(ours), median(baseline)];
  return { name, limit, baselineRows, oursMs, baselineMs, ratio: oursMs / baselineMs };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
