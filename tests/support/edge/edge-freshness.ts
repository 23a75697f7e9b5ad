import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { resetBuildTimes } from '#tests/support/database/build-times.ts';
import { median } from '#tests/support/percentile.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import type { Variant } from '#tests/support/scenarios/post-variants.ts';
import { within } from '#tests/support/time-scale.ts';
import { differenceOf, printOf } from './edge-print.ts';
import type { Asked } from './edge-variants.ts';
import { type EdgeAnswer, viaEdge } from './via-edge.ts';

export const FRESH_WITHIN_MS = within(2_000);
const LONG_TRIES = 100;
// After a failure, the edge does not cache a response for ten seconds. All tries together take longer than that.
const LONG_WAIT_MS = 150;
const LOOK_EVERY_MS = 20;
// Long enough to measure the delay even on an overloaded machine.
const GIVE_UP_MS = within(30_000);
// Must equal the user agent in ops/edge/varnish/ask.vcl.
const EDGE_AGENT = 'Mozilla/5.0 (stargrass edge)';
const AT_ONCE = 8;

/** An instance behind the edge, whose responses are the reference, and its database. */
export type Behind = { readonly origin: string; readonly db: Db };

/**
 * The time until all responses were fresh after a change, and the number of stale responses that the edge served
 * meanwhile.
 */
export type Delay = { readonly answers: number; readonly ms: number; readonly stale: number };

const asked = ({ path, headers = {} }: Asked, to?: string) => viaEdge(path, { headers, ...(to && { to }) });

/** Requests a variant and retries while the apps fail, the response is aborted, or the edge serves a stale copy. */
async function askWithRetries(variant: Asked, to?: string, isStale = () => {}): Promise<EdgeAnswer> {
  for (let tries = 0; tries < LONG_TRIES; tries += 1) {
    const answer = await asked(variant, to).catch(() => undefined);
    if (answer?.headers['x-cache'] === 'stale') isStale();
    else if (answer && answer.status < 500) return answer;
    await wait(LONG_WAIT_MS);
  }
  return asked(variant, to);
}

/** Fills the edge cache and returns the responses. Throws if a response is not served from the cache. */
export async function warm(variants: readonly Asked[]): Promise<EdgeAnswer[]> {
  return runAtOnce(AT_ONCE, variants, async (variant) => {
    let answer = await askWithRetries(variant);
    for (let tries = 0; answer.headers['x-cache'] !== 'hit' && tries < LONG_TRIES; tries += 1) {
      if (tries > 0) await wait(LONG_WAIT_MS);
      answer = await askWithRetries(variant);
    }
    if (answer.headers['x-cache'] !== 'hit')
      throw new Error(`not cached: ${describe(variant)} (${answer.status}, ${answer.headers['x-cache']})`);
    return answer;
  });
}

const describe = ({ path, headers }: Asked) => `${headers?.rsc ? 'payload of ' : ''}${path}`;

/** Returns whether nothing is left to publish or compute: no outbox event, no purge, no job for totals or texts. */
async function isSettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from outbox) or exists (select from edge_purges)
      or exists (select from graphile_worker.jobs where task_identifier in ('refresh-totals', 'read-texts')) as open`.execute(db);
  return rows[0]?.open === false;
}

/**
 * Returns the response of the origin, requested as the edge does, because pages contain links to themselves and Next.js
 * renders differently for some clients.
 */
async function truthOf({ path, headers = {} }: Variant, origin: string): Promise<string> {
  const [address, query] = path.split('?');
  const sorted = query ? `${address}?${query.split('&').sort().join('&')}` : path;
  return printOf(await askWithRetries({ path: sorted, headers: { ...headers, 'user-agent': EDGE_AGENT } }, origin));
}

/**
 * Makes a change while all affected responses are cached. Everything must be published and computed within `withinMs`.
 * After that, the edge must serve the same responses as the origin, and changed responses where they are required.
 */
export async function expectFresh(
  { origin, db }: Behind,
  variants: readonly Variant[],
  change: () => Promise<unknown>,
  withinMs = FRESH_WITHIN_MS,
): Promise<Delay> {
  // Waits for earlier changes.
  await expect.poll(() => isSettled(db), { timeout: within(60_000) }).toBe(true);
  await resetBuildTimes(db);
  const before = (await warm(variants)).map(printOf);
  await change();
  const changedAt = performance.now();
  while (!(await isSettled(db)) && performance.now() - changedAt < GIVE_UP_MS) await wait(LOOK_EVERY_MS);
  const delayMs = performance.now() - changedAt;
  let stale = 0;
  const noteStale = () => {
    stale += 1;
  };
  const after = await runAtOnce(AT_ONCE, variants, async (variant) => printOf(await askWithRetries(variant, undefined, noteStale)));
  const truths = await runAtOnce(AT_ONCE, variants, (variant) => truthOf(variant, origin));
  const wrong = variants.flatMap((variant, index) => {
    const [was, is, truth] = [before[index] ?? '', after[index] ?? '', truths[index] ?? ''];
    if (is !== truth) return `${describe(variant)} differs from the origin: ${differenceOf(is, truth)}`;
    return variant.mustChange && is === was ? `${describe(variant)} is unchanged` : [];
  });
  expect(wrong).toEqual([]);
  expect(delayMs).toBeLessThanOrEqual(withinMs);
  // Apps may be overloaded for a moment, but not for seconds.
  expect(stale, 'stale responses').toBeLessThanOrEqual(variants.length);
  return { answers: variants.length, ms: delayMs, stale };
}

/** Returns one log line with the median and the worst delay. */
export function printDelays(what: string, delays: readonly Delay[]): string {
  const times = delays.map(({ ms }) => ms);
  const answers = delays.reduce((sum, delay) => sum + delay.answers, 0);
  const stale = delays.reduce((sum, delay) => sum + delay.stale, 0);
  return `${what}: ${answers} responses, all fresh after ${Math.round(median(times))} ms (median), ${Math.round(Math.max(...times))} ms (worst), ${stale} stale`;
}
