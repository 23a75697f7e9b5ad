import { median } from '#tests/support/percentile.ts';

/** An operation that is compared with reading the same rows by primary key. */
export type Operation = {
  readonly name: string;
  readonly limit: number; // maximum ratio
  readonly baselineRows: number; // rows of the baseline read
  /** Both sides of one try return the same rows: through our query, and by primary key. */
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

const WARM_UPS = 6; // PostgreSQL replans a prepared statement five times before it may choose a generic plan

/** Runs both sides of each try alternately for at least `seconds` and compares their medians, so that noise affects both equally. */
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
    if (performance.now() > until + seconds * 9_000) break; // stops slow operations before the end of the list
  }
  const [oursMs, baselineMs] = [median(ours), median(baseline)];
  return { name, limit, baselineRows, oursMs, baselineMs, ratio: oursMs / baselineMs };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
