import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Delays the response until this promise settles. */
  readonly after?: Promise<unknown>;
};

/**
 * A small app that counts its requests and responds as configured. By default it responds with a page whose surrogate
 * key is its path.
 */
export class CountingOrigin {
  readonly requests: IncomingMessage[] = [];
  readonly #server: Server;
  answer: (request: IncomingMessage, count: number) => Answer = () => ({});
  isReady = true;

  constructor() {
    this.#server = createServer((request, response) => {
      if (request.url === '/readyz') return void response.writeHead(this.isReady ? 200 : 503).end();
      this.requests.push(request);
      request.resume();
      void this.#respond(request, response);
    });
  }

  async listen(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Rejects new connections and closes the open ones. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Returns the number of requests for an address. */
  count(url: string): number {
    return this.requests.filter((request) => request.url === url).length;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const count = this.count(request.url ?? '');
    const { status = 200, headers = {}, body = `${request.url} ${count}`, after } = this.answer(request, count);
    await after;
    response.writeHead(status, { 'content-type': 'text/html', 'surrogate-key': `${request.url?.split('?')[0]} site`, ...headers });
    response.end(body);
  }
}
