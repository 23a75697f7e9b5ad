import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allowReplica, minimumPosition, onPrimary } from '#data/connections/replica-context.ts';
import { allowReplicaReads } from './allow-replica-reads.ts';

const POSITION = '0000000100000000030001a8';

test('each request has its own position, also on one connection, until it is answered', async () => {
  const stop = allowReplicaReads(allowReplica);
  const server = createServer(async (_, response) => {
    await wait(5);
    const inner = await onPrimary(async () => minimumPosition());
    response.end(`${minimumPosition()} ${inner}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path, headers, agent });
    const [response] = await once(request, 'response');
    return text(response);
  };
  const edge = { 'x-minimum-lsn': POSITION };
  const answers = await Promise.all([ask('/stage/201', edge), ask('/stage/201'), ask('/ja/ranking', edge), ask('/dashboard', edge)]);
  expect(answers).toEqual([`${POSITION} undefined`, 'undefined undefined', `${POSITION} undefined`, 'undefined undefined']);
  expect(minimumPosition()).toBeUndefined();
  agent.destroy();
  server.close();
  stop();
});
