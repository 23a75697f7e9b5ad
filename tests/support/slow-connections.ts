// Run as a thread of its own by slow-clients.ts: what it costs to be slow is not to be felt by who measures.
import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';

const { port, head, count } = workerData as { port: number; head: string; count: number };
const open = new Set<TLSSocket>();
let longestMs = 0;

async function begin(): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => socket.destroy());
  await once(socket, 'secureConnect');
  const since = performance.now();
  socket.resume();
  socket.write(head);
  open.add(socket);
  let ticking: NodeJS.Timeout | undefined;
  const tick = () => {
    socket.write('a');
    ticking = setTimeout(tick, 1_000);
  };
  ticking = setTimeout(tick, Math.random() * 1_000); // not all in the same instant
  socket.once('close', () => {
    clearTimeout(ticking);
    open.delete(socket);
    longestMs = Math.max(longestMs, performance.now() - since);
  });
}

const tell = () => parentPort?.postMessage({ open: open.size, longestMs });
for (let started = 0; started < count; started += 50) await Promise.all(Array.from({ length: Math.min(50, count - started) }, begin));
tell();
setInterval(tell, 200);
