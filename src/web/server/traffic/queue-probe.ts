import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';

type Probe = { readonly startedAt: number; readonly socket: Socket };

export type QueueProbe = {
  /** Opens a connection of our own, unless the last one still waits. */
  send(): void;
  /** How long the newest of them has waited, or waits already. */
  waitMs(): number;
};

/**
 * Measures how long new connections wait to be accepted. Node accepts one per turn of its event loop, so under load they queue in the kernel,
 * where no counter of ours sees them; a connection to our own port waits in the same queue.
 */
export function createQueueProbe(server: Server, now = () => performance.now()): QueueProbe {
  let waiting: Probe | undefined;
  let lastMs = 0;
  const end = () => {
    waiting?.socket.destroy();
    waiting = undefined;
  };
  server.on('connection', (accepted: Socket) => {
    if (!waiting || accepted.remotePort !== waiting.socket.localPort) return;
    lastMs = now() - waiting.startedAt;
    accepted.destroy();
    end();
  });
  return {
    send() {
      const address = server.address();
      if (waiting || address === null || typeof address === 'string') return;
      const socket = connect(address.port, ownHost(address.address));
      socket.on('error', end); // the server has stopped listening
      waiting = { startedAt: now(), socket };
    },
    waitMs: () => Math.max(lastMs, waiting ? now() - waiting.startedAt : 0),
  };
}

// A server that listens on every address has none to connect to.
const ownHost = (address: string): string => (address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address);
