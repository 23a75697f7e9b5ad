import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ignoreTraceHeaders } from './ignore-trace-headers.ts';

test('removes the headers with which a client names a trace, and no others', async () => {
  const stop = ignoreTraceHeaders();
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = { traceparent: `00-${'6'.repeat(32)}-${'6'.repeat(16)}-01`, tracestate: 'a=1', baggage: 'b=2', 'x-other': 'c' };
  const received = async () => Object.keys(await (await fetch(url, { headers: sent })).json()).filter((name) => name in sent);
  expect(await received()).toEqual(['x-other']);
  stop();
  expect((await received()).toSorted()).toEqual(Object.keys(sent).toSorted());
});
