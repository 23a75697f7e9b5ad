import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Mood = 'answers' | 'refuses' | 'hangs';

/** A fake cache that stores its purges. It can reject requests, hang, stop, and restart on the same port. */
export class TestEdge {
  #server: Server | undefined;
  #port = 0;
  mood: Mood = 'answers';
  /** The purged keys of each call. */
  readonly purges: string[][] = [];
  calls = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      this.calls += 1;
      if (this.mood === 'hangs') return;
      const isFit = this.mood === 'answers' && request.method === 'PURGE';
      if (isFit) this.purges.push(String(request.headers['surrogate-key']).split(' '));
      response.writeHead(isFit ? 200 : 503).end('1');
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async die(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
  }
}
