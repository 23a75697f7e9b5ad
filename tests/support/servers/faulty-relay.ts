import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The fault that a relay applies to the traffic. */
export type Fault = 'none' | 'refuse' | 'stall' | 'truncate' | 'flip-answer' | 'flip-request';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * A relay in front of an HTTP server that rejects connections, stalls, truncates responses or flips one bit of a body.
 */
export class FaultyRelay {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  fault: Fault = 'none';
  /** Number of bytes of a body that pass before the fault. */
  after = 0;
  /** Number of times that the fault occurred. */
  done = 0;

  constructor(host: string, port: number) {
    this.#target = { host, port };
  }

  /** Starts to listen and returns the address. */
  async open(): Promise<string> {
    this.#server = createServer((incoming) => this.#relay(incoming));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Drops every connection, so that the next call opens a new one with the current fault. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #relay(incoming: Socket): void {
    this.#sockets.add(incoming);
    incoming.on('error', () => {});
    if (this.fault === 'refuse' || this.fault === 'stall') this.done += 1;
    if (this.fault === 'refuse') return void incoming.destroy();
    // Reads everything and never responds.
    if (this.fault === 'stall') return void incoming.resume();
    const outgoing = connect(this.#target);
    this.#sockets.add(outgoing);
    outgoing.on('error', () => incoming.destroy());
    outgoing.on('close', () => incoming.destroy());
    incoming.on('close', () => outgoing.destroy());
    this.#pass(incoming, outgoing, this.fault === 'flip-request');
    this.#pass(outgoing, incoming, this.fault === 'truncate' || this.fault === 'flip-answer');
  }

  /** Forwards bytes. With a fault, modifies the body after the first header once. */
  #pass(from: Socket, to: Socket, meddle: boolean): void {
    let head = meddle ? Buffer.alloc(0) : undefined;
    let bodyBytes = -1;
    from.on('data', (chunk: Buffer) => {
      const before = bodyBytes;
      if (head && bodyBytes < 0) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0 || head.subarray(9, 12).toString() === '100') {
          // "100 Continue" is not the final response.
          if (end >= 0) head = Buffer.alloc(0);
          return void to.write(chunk);
        }
        bodyBytes = head.length - end - END_OF_HEAD.length;
      } else if (head) bodyBytes += chunk.length;
      const at = chunk.length - (bodyBytes - this.after);
      const isHere = head !== undefined && bodyBytes > this.after && (before < 0 || before <= this.after);
      if (!isHere) return void to.write(chunk);
      this.done += 1;
      if (this.fault === 'truncate') {
        to.write(chunk.subarray(0, at), () => {
          from.destroy();
          to.destroy();
        });
        return;
      }
      const altered = Buffer.from(chunk);
      altered[at] = (altered[at] ?? 0) ^ 1;
      to.write(altered);
    });
  }
}
