import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openReceiver } from '#tests/support/servers/webhook-receiver.ts';
import { openWebhookSender, type SendWebhook } from './send-webhook.ts';

const receiver = openReceiver();
const to = (url: string) => ({ method: 'POST', url, headers: {}, body: '{}' }) as const;
const portOf = () => receiver.host.split(':')[1];

const expectRefused = async (send: SendWebhook, url: string) => {
  const before = receiver.connections;
  expect(await send(to(url))).toBeUndefined();
  expect(receiver.connections).toBe(before);
};

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])(
  'sends nothing to %s unless the operator allowed this host and port',
  async (host) => {
    for (const protocol of ['http', 'https']) await expectRefused(openWebhookSender(), `${protocol}://${host}:${portOf()}/`);
    await expectRefused(openWebhookSender({ allowedHosts: [`${host}:1`, 'other.example:443'] }), `http://${host}:${portOf()}/`);
  },
);

test('sends nothing when any address of a name is private, link-local or mapped', async () => {
  const resolve = async () => ['127.0.0.1', '93.184.215.14'].map((address) => ({ address, family: 4 }));
  await expectRefused(openWebhookSender({ resolve }), `https://bot.example:${portOf()}/`);
  for (const address of ['10.0.0.5', '169.254.169.254', '::ffff:192.168.0.1', 'fe80::1', 'fd12::1'])
    await expectRefused(
      openWebhookSender({
        resolve: async () => [
          { address: '93.184.215.14', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ],
      }),
      'https://bot.example/',
    );
});

test('connects to the checked address without resolving the name again', async () => {
  const answers = ['127.0.0.1', '10.0.0.5'];
  const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
  const send = openWebhookSender({ allowedHosts: [`rebound.example:${portOf()}`], resolve });
  expect(await send(to(`http://rebound.example:${portOf()}/x`))).toMatchObject({ status: 200 });
  expect(answers).toHaveLength(1);
});

test('returns redirects instead of following them, and the first 8 KB of an answer', async () => {
  receiver.answer = ({ path }) =>
    path === '/redirect' ? { status: 307, headers: { location: '/target' } } : { status: 200, body: 'x'.repeat(100_000) };
  const send = openWebhookSender({ allowedHosts: [receiver.host] });
  expect(await send(to(receiver.url('/redirect')))).toMatchObject({ status: 307 });
  expect(receiver.to('/target')).toEqual([]);
  expect((await send(to(receiver.url('/long'))))?.body).toHaveLength(8_192);
});

test('gives up on a receiver that ends the connection or switches protocols instead of answering', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      if (head.includes('/switch')) socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
      else socket.end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = openWebhookSender({ allowedHosts: [host] });
  expect(await send(to(`http://${host}/switch`))).toBeUndefined();
  expect(await send(to(`http://${host}/end`))).toBeUndefined();
  server.close();
});

test('believes a status although the body does not end in time', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nsome'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deadline = new AbortController();
  const passDeadline = () => setImmediate(() => deadline.abort());
  const received = 'http.client.response.finish'; // Node.js publishes this when the client has read the head of a response.
  subscribe(received, passDeadline);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  try {
    expect(await openWebhookSender({ allowedHosts: [host] })(to(`http://${host}/`))).toMatchObject({ status: 200 });
  } finally {
    unsubscribe(received, passDeadline);
    vi.restoreAllMocks();
    server.close();
  }
});

test('gives up on a receiver that does not answer in time', async () => {
  receiver.answer = () => undefined;
  expect(await openWebhookSender({ allowedHosts: [receiver.host], withinMs: 50 })(to(receiver.url('/slow')))).toBeUndefined();
  const never = openWebhookSender({ resolve: () => new Promise(() => {}), withinMs: 50 });
  expect(await never(to('https://bot.example/'))).toBeUndefined();
});
