import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';

type Probe = { readonly startedAt: number; readonly socket: Socket };

export type QueueProbe = {
  /** Opens a probe connection unless the previous one is still waiting. */
  send(): void;
  /** Returns how long the latest probe waited or has waited so far, in milliseconds. */
  waitMs(): number;
};

/**
 * Measures how long new connections wait to be accepted. Node accepts one connection per event loop turn, so under load
 * connections queue in the kernel, where they cannot be counted. A connection to the server's own port waits in the
 * same queue.
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
      socket.on('error', end); // An error means that the server has stopped listening.
      waiting = { startedAt: now(), socket };
    },
    waitMs: () => Math.max(lastMs, waiting ? now() - waiting.startedAt : 0),
  };
}

// Replaces wildcard addresses, which cannot be connected to, with the loopback address.
const ownHost = (address: string): string => (address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address);
