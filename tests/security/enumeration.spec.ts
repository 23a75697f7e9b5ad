import { expect, test } from '@playwright/test';
import { createActor, csrf, send } from '#tests/support/actors.ts';
import { createAccount, E2E_ORIGIN, newHandle, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { Relay } from '#tests/support/relay.ts';
import { startSite } from '#tests/support/site.ts';

const TRIES = Number(process.env.GUESSES ?? 60);
const ROUNDS = 3;
const CLOSE_ENOUGH = 0.1; // of what a guess takes, nearly all of which is hashing: without it a guess takes a tenth

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function guess(site: string, handle: string, token: { csrfToken: string; cookie: string }) {
  const form = { csrfToken: token.csrfToken, json: 'true', handle, password: 'a wrong guess' };
  const startedAt = performance.now();
  const answer = await send(site, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie: token.cookie });
  const text = await answer.text();
  const headers = [...answer.headers].filter(
    ([name]) => !['date', 'x-request-id', 'server-timing', 'content-security-policy'].includes(name),
  );
  return { ms: performance.now() - startedAt, said: JSON.stringify([answer.status, text, headers]) };
}

/** The medians of one round, and everything that was said. */
async function round(handle: string, token: Awaited<ReturnType<typeof csrf>>) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const said = new Set<string>();
  for (let tries = 0; tries < TRIES; tries += 1)
    for (const kind of tries % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const answer = await guess(E2E_ORIGIN, kind === 'known' ? handle : newHandle(), token);
      times[kind].push(answer.ms);
      said.add(answer.said);
    }
  return { known: median(times.known), unknown: median(times.unknown), said };
}

test('T15a: an account that exists and one that does not are told apart neither by words nor by time', async () => {
  const { handle } = await createAccount();
  const token = await csrf(E2E_ORIGIN);
  // What gives an account away does so in every round; a busy machine does not.
  let gap = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < ROUNDS && gap >= CLOSE_ENOUGH; rounds += 1) {
    const { known, unknown, said } = await round(handle, token);
    console.log(`medians of ${TRIES} tries each: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown`);
    expect([...said]).toHaveLength(1);
    gap = Math.abs(known - unknown) / known;
  }
  expect(gap).toBeLessThan(CLOSE_ENOUGH);
});

test('T15b: a database that is gone is not a wrong password, and nothing of it stands in the address', async () => {
  const url = new URL(e2eDatabaseUrl());
  const relay = new Relay(url.hostname, Number(url.port));
  await relay.open();
  url.port = String(relay.port);
  url.hostname = '127.0.0.1';
  const { handle } = await createAccount();
  const actor = await withE2eDatabase((db) => createActor(db, 'player'));
  const site = await startSite(3261, url.href);
  try {
    const token = await csrf(site.url);
    await relay.shut();
    const form = { csrfToken: token.csrfToken, json: 'true', handle, password: 'a wrong guess' };
    const answer = await send(site.url, { method: 'POST', path: '/api/auth/callback/credentials', form, cookie: token.cookie });
    expect([answer.status, await answer.json()]).toEqual([503, { url: `${site.url}/auth/login?error=Unavailable` }]);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.getSetCookie().join()).not.toContain('session-token');
    const session = await send(site.url, { path: '/api/auth/session', cookie: actor.cookie });
    expect(session.status).toBe(503); // nobody can say: the browser keeps what it had
    expect(session.headers.getSetCookie().join()).not.toContain('session-token');
  } finally {
    await site.stop();
    await relay.shut();
  }
});
