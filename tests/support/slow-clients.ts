import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Connections that say one letter a second: of a head that never ends, or of a body that was announced. */
export class SlowClients {
  readonly #thread: Worker;
  open = 0;
  /** The longest that the server has held one. */
  longestMs = 0;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', ({ open, longestMs }: { open: number; longestMs: number }) => {
      this.open = open;
      this.longestMs = longestMs;
    });
  }

  /** Opens so many, each of which has said `head` so far. */
  static async begin(port: number, head: string, count: number): Promise<SlowClients> {
    const thread = new Worker(new URL('./slow-connections.ts', import.meta.url), { workerData: { port, head, count } });
    const clients = new SlowClients(thread);
    await once(thread, 'message');
    return clients;
  }

  /** Ends them all. */
  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
