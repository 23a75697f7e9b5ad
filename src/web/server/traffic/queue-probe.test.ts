import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQueueProbe } from './queue-probe.ts';

let nowMs = 0;
const server = createServer();
const probe = createQueueProbe(server, () => nowMs);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const accepted = () => once(server, 'connection');

test('reports how long the latest probe waited to be accepted', async () => {
  probe.send();
  nowMs += 1_500;
  expect(probe.waitMs()).toBe(1_500);
  await accepted();
  nowMs += 9_000;
  expect(probe.waitMs()).toBe(1_500);
});

test('reports no wait once a connection is accepted immediately', async () => {
  probe.send();
  await accepted();
  expect(probe.waitMs()).toBe(0);
});

test('sends no second probe while the first one is waiting', async () => {
  probe.send();
  nowMs += 700;
  probe.send();
  expect(probe.waitMs()).toBe(700);
  await accepted();
});

test("does not close or measure visitors' connections", async () => {
  probe.send();
  nowMs += 300;
  await accepted();
  const { port } = server.address() as { port: number };
  const visitor = connect(port, '127.0.0.1');
  await accepted();
  visitor.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  server.once('request', (_, response) => response.end('served'));
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toContain('served');
  expect(probe.waitMs()).toBe(300);
  visitor.destroy();
});

test('reports no wait for a server that has stopped listening', async () => {
  const stopped = createServer();
  const late = createQueueProbe(stopped, () => nowMs);
  late.send();
  nowMs += 5_000;
  expect(late.waitMs()).toBe(0);
});
