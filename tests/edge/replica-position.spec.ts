import { expect, test } from '@playwright/test';
import { CountingOrigin } from '#tests/support/edge/counting-origin.ts';
import { type OwnVarnish, startOwnVarnish } from '#tests/support/edge/own-varnish.ts';

test.describe.configure({ mode: 'serial' });

let origin: CountingOrigin;
let varnish: OwnVarnish;
test.beforeAll(async () => {
  origin = new CountingOrigin();
  varnish = await startOwnVarnish([await origin.listen()]);
});
test.afterAll(async () => {
  await varnish?.stop();
  await origin.close();
});
test.beforeEach(() => {
  origin.answer = () => ({});
});

const HEADER = 'x-minimum-lsn';
const at = (lsn: number, timeline = 1) => timeline.toString(16).padStart(8, '0') + lsn.toString(16).padStart(16, '0');
const purge = async (keys: string, position?: string) => {
  const headers = { 'surrogate-key': keys, ...(position !== undefined && { 'x-purge-lsn': position }) };
  expect((await varnish.ask('/', { method: 'PURGE', headers })).status).toBe(200);
};
/** Requests a page and returns the position that the app received, or undefined for none. */
const positionFor = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await varnish.ask(path, { headers });
  expect(answer.headers).not.toHaveProperty(HEADER);
  return origin.requests.at(-1)?.headers[HEADER];
};

test('the app receives no position before the first purge, not even one that a client sends', async () => {
  expect(await positionFor('/first', { [HEADER]: at(9) })).toBeUndefined();
  expect((await varnish.ask('/first')).headers['x-cache']).toBe('hit');
});

test('the app receives the highest position of all purges, in which a newer timeline is higher', async () => {
  await purge('/x', at(0x1000));
  expect(await positionFor('/a')).toBe(at(0x1000));
  await purge('/x', at(0xf00)); // Of a worker that was slower.
  expect(await positionFor('/b', { [HEADER]: at(1) })).toBe(at(0x1000));
  await purge('/x', at(0x10, 2));
  expect(await positionFor('/c')).toBe(at(0x10, 2));
  await purge('/x', at(0x2000));
  expect(await positionFor('/d')).toBe(at(0x10, 2));
});

test('requests that bypass the cache have no position, so that authors read what they have just written', async () => {
  expect(await positionFor('/mine', { cookie: 'fresh=1' })).toBeUndefined();
  expect(await positionFor('/dashboard')).toBeUndefined();
  expect(await positionFor('/api/me/rivals')).toBeUndefined();
});

test('a response to a fetch with an older position is not cached, and the next one is', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  origin.answer = (_, count) => (count === 1 ? { after: opened } : {});
  const early = varnish.ask('/race');
  await expect.poll(() => origin.count('/race')).toBe(1);
  await purge('/race', at(0x20, 2));
  open();
  expect((await early).text()).toBe('/race 1');
  expect((await varnish.ask('/race')).text()).toBe('/race 2');
  expect(origin.requests.at(-1)?.headers[HEADER]).toBe(at(0x20, 2));
  expect((await varnish.ask('/race')).headers['x-cache']).toBe('hit');
});

test('after a purge without a position, the app receives none until the next purge with one', async () => {
  await purge('/x');
  expect(await positionFor('/e')).toBeUndefined();
  await purge('/x', at(0x30, 2));
  expect(await positionFor('/f')).toBe(at(0x30, 2));
});
