import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { abortFailedPayloads } from './abort-failed-payloads.ts';

/** Sends chunks as a navigation payload and returns what arrives, or 'aborted'. */
async function send(...chunks: readonly string[]): Promise<string> {
  const server = createServer((_, response) => {
    abortFailedPayloads(response);
    for (const chunk of chunks) response.write(Buffer.from(chunk));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
  } catch {
    return 'aborted';
  } finally {
    server.close();
  }
}

test('aborts a payload with the row of an unexpected error, also when it is split between chunks', async () => {
  expect(await send('0:["page"]\n', 'a:E{"digest":"2907979167"}\n')).toBe('aborted');
  expect(await send('0:["page"]\na:E{"dig', 'est":"2907979167"}\n')).toBe('aborted');
});

test('sends other payloads whole', async () => {
  const rows = [
    '0:["a text: a:E{\\"digest\\":\\"2907979167\\"}"]\n',
    'a:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n',
    'b:E{"digest":"NEXT_REDIRECT;replace;/stage/201;307;"}\n',
  ];
  expect(await send(...rows)).toBe(rows.join(''));
});
