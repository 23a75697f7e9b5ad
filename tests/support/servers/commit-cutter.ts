import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

// The whole text of the statement, because others contain synchronous_commit, or the name under which it was prepared: the
// hash of its text.
const SIGNS = ['\0commit\0', createHash('sha1').update('commit').digest('hex')];

/**
 * A proxy in front of PostgreSQL that closes the connection at the next commit, either before the server receives the
 * commit or before the client receives the response.
 */
export class CommitCutter {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  cut: 'before' | 'after' | undefined;
  /** Called just before the connections are closed at a commit. */
  atCut: () => void = () => {};

  constructor(host: string, port: number) {
    this.#server = createServer((incoming) => this.#join(incoming, connect(port, host)));
  }

  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as { port: number }).port;
  }

  async shut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(incoming: Socket, outgoing: Socket): void {
    let isLast = false;
    const hangUp = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    const cutOff = () => {
      this.atCut();
      hangUp();
    };
    for (const socket of [incoming, outgoing]) {
      this.#sockets.add(socket);
      socket.on('error', hangUp).on('close', hangUp);
    }
    incoming.on('data', (sent) => {
      const cut = SIGNS.some((sign) => sent.includes(sign)) ? this.cut : undefined;
      if (cut !== undefined) this.cut = undefined;
      if (cut === 'before') return cutOff();
      isLast = cut === 'after';
      outgoing.write(sent);
    });
    outgoing.on('data', (received) => (isLast ? cutOff() : incoming.write(received)));
  }
}
