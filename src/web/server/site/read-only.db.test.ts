import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Opened } from '#wiring/create-deps.ts';

const { deps, url } = openTestDatabase();
process.env.DATABASE_URL = url; // Must be set before the first route opens its dependencies.
process.env.NEXTAUTH_SECRET = 'k7Qm2vX9pL4tR8wZ1nB6cD3fG5hJ0sAy';
afterAll(() => (globalThis as { stargrassDeps?: Opened }).stargrassDeps?.close());

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
// With these an admin signs in and ends the mode. Their answers here are those without a session.
const FOR_ADMINS: Readonly<Record<string, object>> = {
  'PUT src/app/api/admin/switches/[name]/route.ts': { status: 401, error: 'login-required' },
  'POST src/app/api/account/recent-sign-in/route.ts': { status: 401, error: 'login-required' },
  'POST src/app/api/account/recent-sign-in/options/route.ts': { status: 401, error: 'login-required' },
  'POST src/app/api/account/sign-in/options/route.ts': { status: 200 },
  'POST src/app/api/account/sign-in/passkey/route.ts': { status: 422, error: 'invalid' },
  'POST src/app/api/account/sign-in/second-factor/route.ts': { status: 401, error: 'login-required' },
};
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/**
 * Sends same-site requests to every API route except those of next-auth, one for each wanted method, and returns the
 * responses.
 */
async function askAll(
  wanted: (method: string) => boolean,
): Promise<{ route: string; status: number; wait: string | null; error: unknown }[]> {
  const answers = [];
  for (const file of globSync('src/app/api/**/route.ts').filter((path) => !/api\/auth|\[\[/.test(path))) {
    const methods = (await import(resolve(file))) as Record<string, Handler>;
    for (const [method, handle] of Object.entries(methods).filter(([name]) => wanted(name))) {
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const body = WRITES.includes(method) ? { body: '{}' } : {};
      const answer = await handle(new Request('http://127.0.0.1:3000/api/x', { method, headers, ...body }), {
        params: Promise.resolve({}),
      });
      const text = (await answer.text()).slice(0, 1_000);
      answers.push({
        route: `${method} ${file}`,
        status: answer.status,
        wait: answer.headers.get('retry-after'),
        error: /"error":"([\w-]+)"/.exec(text)?.[1],
      });
    }
  }
  return answers;
}

test('in read-only mode, every write returns 503 and every GET still works', async () => {
  const isWrite = (name: string) => WRITES.includes(name);
  const countRefused = async () => (await askAll(isWrite)).filter(({ error }) => error === 'read-only').length;
  const isRead = (name: string) => name === 'GET';
  const statuses = (answers: Awaited<ReturnType<typeof askAll>>) => answers.map(({ route, status }) => `${route} ${status}`);
  const before = statuses(await askAll(isRead));
  expect(before.length).toBeGreaterThan(25);
  expect(before.filter((line) => / 5\d\d$/.test(line))).toEqual([]);

  await turnSwitch(deps, 'operator', 'read-only', { isOn: true });
  await expect.poll(countRefused).toBeGreaterThan(0); // Waits until the switch takes effect in this process.
  const writes = await askAll(isWrite);
  expect(writes.length).toBeGreaterThan(35);
  const refused = { status: 503, wait: '60', error: 'read-only' };
  expect(writes.filter(({ route }) => FOR_ADMINS[route])).toHaveLength(Object.keys(FOR_ADMINS).length);
  for (const { route, ...answer } of writes) expect(answer, route).toMatchObject(FOR_ADMINS[route] ?? refused);
  expect(statuses(await askAll(isRead))).toEqual(before);

  await turnSwitch(deps, 'operator', 'read-only', { isOn: false });
  await expect.poll(countRefused).toBe(0);
});
