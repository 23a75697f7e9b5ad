// slow-clients.ts runs this file as a worker thread, so that the cost of the slow clients does not distort the
// measurement.
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
  // Starts at random times, so that the connections do not all send at once.
  ticking = setTimeout(tick, Math.random() * 1_000);
  socket.once('close', () => {
    clearTimeout(ticking);
    open.delete(socket);
    longestMs = Math.max(longestMs, performance.now() - since);
  });
}

const report = () => parentPort?.postMessage({ open: open.size, longestMs });
for (let started = 0; started < count; started += 50) await Promise.all(Array.from({ length: Math.min(50, count - started) }, begin));
report();
setInterval(report, 200);
