import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { partingOf, printOf } from './edge-print.ts';
import type { Asked } from './edge-variants.ts';
import { median } from './percentile.ts';
import type { Variant } from './post-variants.ts';
import { runAtOnce } from './run-at-once.ts';
import { within } from './time-scale.ts';
import { type EdgeAnswer, viaEdge } from './via-edge.ts';

export const FRESH_WITHIN_MS = within(2_000);
const LONG_TRIES = 100;
const LONG_WAIT_MS = 150; // a failure keeps an answer out of the cache for ten seconds
const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = within(30_000); // to see the rest of what a crowded machine does
const EDGE_AGENT = 'Mozilla/5.0 (stargrass edge)'; // ops/edge/varnish/ask.vcl
const AT_ONCE = 8;

/** An instance behind the edge, which knows the truth, and its database. */
export type Behind = { readonly origin: string; readonly db: Db };

/** How long after a change whoever asked for any of so many answers got the new one, and how often the edge said meanwhile that its answer is an old one. */
export type Delay = { readonly answers: number; readonly ms: number; readonly stale: number };

const asked = ({ path, headers = {} }: Asked, to?: string) => viaEdge(path, { headers, ...(to && { to }) });

/** Asks, and again while the apps are too busy to answer, or to answer to the end, or so that the edge shows what was there before and says so. */
async function askPatiently(variant: Asked, to?: string, isStale = () => {}): Promise<EdgeAnswer> {
  for (let tries = 0; tries < LONG_TRIES; tries += 1) {
    const answer = await asked(variant, to).catch(() => undefined);
    if (answer?.headers['x-cache'] === 'stale') isStale();
    else if (answer && answer.status < 500) return answer;
    await wait(LONG_WAIT_MS);
  }
  return asked(variant, to);
}

/** Fills the edge with answers, and gives back what was kept. Throws unless readers get every one out of the cache. */
export async function warm(variants: readonly Asked[]): Promise<EdgeAnswer[]> {
  return runAtOnce(AT_ONCE, variants, async (variant) => {
    let answer = await askPatiently(variant);
    for (let tries = 0; answer.headers['x-cache'] !== 'hit' && tries < LONG_TRIES; tries += 1) {
      if (tries > 0) await wait(LONG_WAIT_MS);
      answer = await askPatiently(variant);
    }
    if (answer.headers['x-cache'] !== 'hit')
      throw new Error(`not kept: ${describe(variant)} (${answer.status}, ${answer.headers['x-cache']})`);
    return answer;
  });
}

const describe = ({ path, headers }: Asked) => `${headers?.rsc ? 'payload of ' : ''}${path}`;

/** Whether nothing is left to be told or computed: no note, no purge, no job that sums up. */
async function isSettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from outbox) or exists (select from edge_purges)
      or exists (select from graphile_worker.jobs where task_identifier in ('refresh-totals', 'read-texts')) as open`.execute(db);
  return rows[0]?.open === false;
}

/** What the origin says, asked as the edge asks it: pages link to themselves, and the framework draws otherwise for some readers. */
async function truthOf({ path, headers = {} }: Variant, origin: string): Promise<string> {
  const [address, query] = path.split('?');
  const sorted = query ? `${address}?${query.split('&').sort().join('&')}` : path;
  return printOf(await askPatiently({ path: sorted, headers: { ...headers, 'user-agent': EDGE_AGENT } }, origin));
}

/**
 * Makes a change while everything that it moves is kept: within two seconds all is told and computed, and whoever asks the edge from then on
 * gets what the origin says, and another answer than before where there must be one.
 */
export async function expectFresh(
  { origin, db }: Behind,
  variants: readonly Variant[],
  change: () => Promise<unknown>,
  withinMs = FRESH_WITHIN_MS,
): Promise<Delay> {
  await expect.poll(() => isSettled(db), { timeout: within(60_000) }).toBe(true); // whatever came before
  const before = (await warm(variants)).map(printOf);
  await change();
  const changedAt = performance.now();
  while (!(await isSettled(db)) && performance.now() - changedAt < GIVE_UP_MS) await wait(LOOK_EVERY_MS);
  const delayMs = performance.now() - changedAt;
  let stale = 0;
  const noteStale = () => {
    stale += 1;
  };
  const after = await runAtOnce(AT_ONCE, variants, async (variant) => printOf(await askPatiently(variant, undefined, noteStale)));
  const truths = await runAtOnce(AT_ONCE, variants, (variant) => truthOf(variant, origin));
  const wrong = variants.flatMap((variant, index) => {
    const [was, is, truth] = [before[index] ?? '', after[index] ?? '', truths[index] ?? ''];
    if (is !== truth) return `${describe(variant)} is other than the origin says: ${partingOf(is, truth)}`;
    return variant.mustChange && is === was ? `${describe(variant)} is as before` : [];
  });
  expect(wrong).toEqual([]);
  expect(delayMs).toBeLessThanOrEqual(withinMs);
  expect(stale, 'old answers').toBeLessThanOrEqual(variants.length); // apps may be full for a moment, not for seconds
  return { answers: variants.length, ms: delayMs, stale };
}

/** One line for the log: how long it took at the middle and at worst. */
export function printDelays(what: string, delays: readonly Delay[]): string {
  const times = delays.map(({ ms }) => ms);
  const answers = delays.reduce((sum, delay) => sum + delay.answers, 0);
  const stale = delays.reduce((sum, delay) => sum + delay.stale, 0);
  return `${what}: ${answers} answers, all fresh after ${Math.round(median(times))} ms (median), ${Math.round(Math.max(...times))} ms (worst), ${stale} times an old one`;
}
