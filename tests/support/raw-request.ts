import { connect } from 'node:tls';
import { within } from './time-scale.ts';

/**
 * Sends raw bytes over TLS. Returns everything received until the server closes the connection or pauses for `quietMs`.
 */
export function sendRaw(port: number, bytes: string | Buffer, quietMs = 500): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    let quiet: NodeJS.Timeout | undefined;
    socket.once('secureConnect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.setTimeout(within(5_000), done);
  });
}
