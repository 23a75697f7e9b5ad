import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchUsersLike } from './search-lists.ts';

const USER = { userId: 'halfmoon', name: 'Halfmoon', rank: null, rankClass: null, boards: 0 };
const BODY = JSON.stringify({ data: [USER] });
let answer: (response: ServerResponse) => void;
let headArrived: () => void = () => {};
const server = createServer((_, response) => answer(response));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  // Adds the origin, because Node.js does not resolve relative paths as browsers do.
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await real(site + path, init);
    headArrived();
    return response;
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

test('returns the players that the server finds', async () => {
  answer = (response) => response.end(BODY);
  expect(await fetchUsersLike('half', new AbortController().signal)).toEqual([{ kind: 'user', user: USER }]);
});

test('returns no players when the request is aborted while the response body is being read', async () => {
  const stop = new AbortController();
  answer = (response) => response.write(BODY.slice(0, 10));
  headArrived = () => setImmediate(() => stop.abort()); // The body is being read by then.
  expect(await fetchUsersLike('halfm', stop.signal)).toEqual([]);
  headArrived = () => {};
});

test.each([
  ['the server refuses', (response: ServerResponse) => response.writeHead(429).end(BODY)],
  ['the body is cut off', (response: ServerResponse) => response.write(BODY.slice(0, 10), () => response.destroy())],
])('returns no players when %s', async (_, answered) => {
  answer = answered;
  expect(await fetchUsersLike('half', new AbortController().signal)).toEqual([]);
});
