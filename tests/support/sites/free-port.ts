import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Returns a loopback port on which nothing listens. The kernel assigns ephemeral ports in turn, so the port is not
 * reused at once.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
