import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { openSmtp } from './smtp.ts';
import { openWebPush } from './web-push.ts';

const WITHIN_MS = 300;

// This server accepts every connection and never responds.
const sockets = new Set<Socket>();
let silent: Server;
let port = 0;
beforeAll(async () => {
  silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.resume();
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  port = (silent.address() as AddressInfo).port;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('sending a mail times out when the mail server does not respond', async () => {
  const deliver = openSmtp(`smtp://127.0.0.1:${port}`, WITHIN_MS);
  const mail = { from: 'us@example.org', to: 'you@example.org', subject: 'x', text: 'x' };
  await expect(deliver(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('sending a push message times out when the push service does not respond', async () => {
  const device = {
    endpoint: `https://127.0.0.1:${port}/x`,
    keys: { p256dh: webPush.generateVAPIDKeys().publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  };
  const deliver = openWebPush({ ...webPush.generateVAPIDKeys(), subject: 'mailto:us@example.org' }, WITHIN_MS);
  await expect(deliver(device, 'x')).rejects.toMatchObject({ name: 'TimeoutError' });
});
