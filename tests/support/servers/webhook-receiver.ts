import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

export type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type ReceiverAnswer = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/**
 * Opens a real HTTP server on loopback that stores what it receives and answers with `answer`, by default 200. While
 * `answer` returns undefined, it does not answer at all.
 */
export function openReceiver() {
  const calls: ReceivedCall[] = [];
  const receiver = {
    calls,
    host: '',
    connections: 0, // also those without an HTTP request
    answer: (_call: ReceivedCall): ReceiverAnswer | undefined => ({ status: 200 }),
    /** Returns the calls to a path, with their bodies parsed. */
    to: (path: string) => calls.filter((call) => call.path === path).map((call) => ({ ...call, json: JSON.parse(call.body) })),
    url: (path: string) => `http://${receiver.host}${path}`,
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: await text(request) };
    calls.push(call);
    const answer = receiver.answer(call);
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.on('connection', () => {
    receiver.connections += 1;
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    receiver.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
