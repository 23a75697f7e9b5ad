import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ignoreForwardedFor } from './forwarded-for.ts';

test("replaces x-forwarded-for with the connection's address, whatever the client sent", async () => {
  onTestFinished(ignoreForwardedFor());
  const server = createServer((request, response) => response.end(String(request.headers['x-forwarded-for'])));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7' }, { 'x-forwarded-for': '203.0.113.7, 203.0.113.8' }])
    expect(await (await fetch(url, { headers })).text()).toBe('127.0.0.1');
});
