import { median } from '#tests/support/percentile.ts';

/** One thing that is measured beside what the bare engine needs for the same rows. */
export type Operation = {
  readonly name: string;
  readonly limit: number; // the ratio that it must not exceed
  readonly baselineRows: number; // of the bare read that it is held against
  /** Both sides of one try: the same rows, by us and by primary key. */
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

const WARM_UPS = 6; // PostgreSQL plans a prepared statement five times before it settles on one plan

/** Runs both sides of each try in turn, for at least `seconds`, and compares their medians: noise meets both alike. */
export async function measure({ name, limit, baselineRows, tries }: Operation, seconds: number): Promise<Measured> {
  if (tries.length === 0) throw new Error(`${name}: nothing to try`);
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
    if (performance.now() > until + seconds * 9_000) break; // slow operations need not finish their list
  }
  const [oursMs, baselineMs] = [median(ours), median(baseline)];
  return { name, limit, baselineRows, oursMs, baselineMs, ratio: oursMs / baselineMs };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
