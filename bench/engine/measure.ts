import { median } from '#tests/support/percentile.ts';

/** One thing that is measured beside what the bare engine needs for the same rows. */
export type Operation = {
  readonly name: string;
  readonly limit: number; // the ratio that it must not exceed
  readonly bareRows: number; // of the bare read that it is held against
  /** Both sides of one try: the same rows, by us and by primary key. */
  readonly tries: readonly { readonly ours: () => Promise<unknown>; readonly bare: () => Promise<unknown> }[];
};

export type Measured = {
  readonly name: string;
  readonly limit: number;
  readonly bareRows: number;
  readonly oursMs: number;
  readonly bareMs: number;
  readonly ratio: number;
};

const WARM_UPS = 6; // PostgreSQL plans a prepared statement five times before it settles on one plan

/** Runs both sides of each try in turn, for at least `seconds`, and compares their medians: noise meets both alike. */
export async function measure({ name, limit, bareRows, tries }: Operation, seconds: number): Promise<Measured> {
  if (tries.length === 0) throw new Error(`${name}: nothing to try`);
  for (let round = 0; round < WARM_UPS; round += 1) {
    for (const { ours, bare } of tries.slice(0, 20)) {
      await ours();
      await bare();
    }
  }
  const ours: number[] = [];
  const bare: number[] = [];
  const until = performance.now() + seconds * 1_000;
  for (let index = 0; index < tries.length || performance.now() < until; index += 1) {
    const sides = tries[index % tries.length];
    if (!sides) break;
    if (index % 2 === 0) {
      ours.push(await timed(sides.ours));
      bare.push(await timed(sides.bare));
    } else {
      bare.push(await timed(sides.bare));
      ours.push(await timed(sides.ours));
    }
    if (performance.now() > until + seconds * 9_000) break; // slow operations need not finish their list
  }
  const [oursMs, bareMs] = [median(ours), median(bare)];
  return { name, limit, bareRows, oursMs, bareMs, ratio: oursMs / bareMs };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
