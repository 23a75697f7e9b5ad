import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#data/db.ts';
import { type AnyRequest, anyRequest, ROUTES } from '#tests/support/any-request.ts';
import { edgeDatabaseUrl } from '#tests/support/edge/edge-site.ts';
import { createEdgeActor } from '#tests/support/edge/edge-test.ts';
import { type EdgeAnswer, viaEdge } from '#tests/support/edge/via-edge.ts';
import fc from '#tests/support/fast-check.ts';
import { within } from '#tests/support/time-scale.ts';

const RUNS = Number(process.env.HYGIENE_RUNS ?? 2_000);
const SEED = Number(process.env.HYGIENE_SEED ?? 12);
// Limits the duration of the test, so a busy machine sends fewer requests.
const SECONDS = Number(process.env.HYGIENE_SECONDS ?? 40);
const AT_ONCE = 6;
const LONGEST_MS = within(5_000);

/**
 * Returns whether a request should be retried. Hangs and failures are reproducible, while a response that was slow or
 * shed only once is blamed on the machine.
 */
const isBusy = (answer: EdgeAnswer | Error): boolean =>
  answer instanceof Error || (answer.status === 503 && answer.headers['retry-after'] !== undefined);

test(`P09: none of ${RUNS} random mixes of route, method, headers and body causes a 5xx or takes longer than ${LONGEST_MS / 1000} s`, async () => {
  expect(ROUTES.length).toBeGreaterThan(120);
  const { db, close } = openDatabase(edgeDatabaseUrl(), { maxConnections: 1, statementTimeoutMs: 20_000 });
  const { cookie } = await createEdgeActor(db, 'player');
  await close();
  const requests = fc.sample(anyRequest, { numRuns: RUNS, seed: SEED });
  const wrong: string[] = [];
  const statuses: Record<string, number> = {};
  let slowestMs = 0;
  const began = performance.now();

  const send = async (request: AnyRequest, index: number): Promise<void> => {
    // Every second request is signed in, with an accepted Origin, and so reaches more code.
    const sent = request.headers?.cookie === undefined && index % 2 === 0 ? { ...request, cookie } : request;
    const ask = () => viaEdge(request.path, { ...sent, timeoutMs: LONGEST_MS }).catch((error: Error) => error);
    const sentAt = performance.now();
    const first = await ask();
    slowestMs = Math.max(slowestMs, performance.now() - sentAt);
    let answer = first;
    for (let again = 0; again < 3 && isBusy(answer); again += 1) {
      if (!(answer instanceof Error)) await wait(Number(answer.headers['retry-after']) * 1000);
      answer = await ask();
    }
    const status = answer instanceof Error ? answer.message : answer.status;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (answer instanceof Error || answer.status >= 500)
      wrong.push(`${index}: ${status}: ${JSON.stringify({ ...request, body: String(request.body) })}`);
  };
  const queue = requests.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, request] of queue) {
        if (performance.now() - began > SECONDS * 1000) return;
        await send(request, index);
      }
    }),
  );
  console.log(
    `${Object.values(statuses).reduce((sum, count) => sum + count)} requests in ${Math.round((performance.now() - began) / 1000)} s, slowest ${Math.round(slowestMs)} ms: ${JSON.stringify(statuses)}`,
  );
  expect(wrong).toEqual([]);
});
