import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traffic } from './traffic.ts';
import { type Answered, watchRequests } from './watch-requests.ts';

const answered: Answered[] = [];
const server = createServer((request, response) => {
  const id = String(request.headers['x-request-id']);
  response.setHeader('x-request-id', id);
  if (request.url === '/missing') traffic.missing.add(id); // A page does the same while it is rendered.
  response.end('the whole page');
});
let site: string;

beforeAll(async () => {
  watchRequests((answer) => answered.push(answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('sends a missing page with status 404 and its navigation payload with status 200', async () => {
  const ask = async (path: string, id: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site + path, { headers: { ...headers, 'x-request-id': id } });
    return [response.status, await response.text()];
  };
  expect(await ask('/missing', 'request-1')).toEqual([404, 'the whole page']);
  expect(await ask('/missing', 'request-2', { rsc: '1' })).toEqual([200, 'the whole page']);
  expect(await ask('/there', 'request-1')).toEqual([200, 'the whole page']);
  const statusOf = (id: string) => answered.filter(({ requestId }) => requestId === id).map(({ status }) => status);
  await expect.poll(() => [statusOf('request-1'), statusOf('request-2')]).toEqual([[404, 200], [200]]);
  expect(traffic.missing.size).toBe(0);
});
