import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Settings are parsed once per process, so each test reloads the module.
const newSecret = () => randomBytes(32).toString('base64url');
const OPERATORS = newSecret();
const load = async (token?: string) => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/nothing_test');
  vi.stubEnv('NEXTAUTH_SECRET', newSecret());
  vi.stubEnv('REVALIDATE_TOKEN', token);
  return import('./refresh-token.ts');
};
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test("accepts the operator's token and rejects similar tokens", async () => {
  const { findRefresher } = await load(OPERATORS);
  expect(await findRefresher(bearer(OPERATORS))).toEqual({ userId: null });
  for (const other of [`${OPERATORS}x`, OPERATORS.slice(1), OPERATORS.toUpperCase(), 'undefined'])
    expect(await findRefresher(bearer(other))).toBeUndefined();
  for (const headers of [new Headers(), new Headers({ authorization: OPERATORS }), bearer(`${OPERATORS} `.repeat(100))])
    expect(await findRefresher(headers)).toBeUndefined();
});

test('accepts issued tokens for five minutes when the operator has set no token', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T00:00:00Z') });
  const { findRefresher, newRefreshToken } = await load();
  const { token } = await newRefreshToken(7);
  for (const none of ['', 'undefined']) expect(await findRefresher(bearer(none))).toBeUndefined();
  expect(await findRefresher(bearer(token))).toEqual({ userId: 7 });
  vi.setSystemTime(new Date('2026-11-15T00:04:59Z'));
  expect(await findRefresher(bearer(token))).toEqual({ userId: 7 });
  vi.setSystemTime(new Date('2026-11-15T00:05:00Z'));
  expect(await findRefresher(bearer(token))).toBeUndefined();
});
