import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A relay in front of a server, for tests in which that server is down. When shut, it rejects and drops every
 * connection.
 */
export class Relay {
  readonly #host: string;
  readonly #port: () => number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  /** A function as port lets the relay lead to another server from some time on. */
  constructor(host: string, port: number | (() => number)) {
    this.#host = host;
    this.#port = typeof port === 'number' ? () => port : port;
  }

  /** Starts to listen, on the same port as before. */
  async open(): Promise<void> {
    this.#server = createServer((incoming) => {
      const outgoing = connect(this.#port(), this.#host);
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as { port: number }).port;
  }

  /** Stops forwarding but leaves connections open, like a frozen server or a cut cable. */
  silence(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Rejects new connections and closes the open ones, like a stopped server. */
  async shut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    if (this.#server) await new Promise((resolve) => this.#server?.close(resolve));
    this.#server = undefined;
  }
}
