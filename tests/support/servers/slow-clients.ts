import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Connections that send one byte per second of an endless header or of an announced body. */
export class SlowClients {
  readonly #thread: Worker;
  open = 0;
  /** The longest time for which the server has left a connection open. */
  longestMs = 0;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', ({ open, longestMs }: { open: number; longestMs: number }) => {
      this.open = open;
      this.longestMs = longestMs;
    });
  }

  /** Opens `count` connections and sends `head` on each. */
  static async begin(port: number, head: string, count: number): Promise<SlowClients> {
    const thread = new Worker(new URL('./slow-connections.ts', import.meta.url), { workerData: { port, head, count } });
    const clients = new SlowClients(thread);
    await once(thread, 'message');
    return clients;
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
