import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLinkLook } from './link-look.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let origin = '';
const requested: string[] = [];
let openEndlessResponses = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    if (path === '/slow') return;
    if (path === '/loop') return void response.writeHead(301, { location: '/loop' }).end();
    if (path === '/endless') {
      response.writeHead(200);
      openEndlessResponses += 1;
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => {
        clearInterval(more);
        openEndlessResponses -= 1;
      });
      return;
    }
    if (path === '/heavy-head') return void response.writeHead(200, { 'x-heavy': 'x'.repeat(40_000) }).end();
    if (path.startsWith('/to?')) return void response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
    response.writeHead(Number(path.slice(1)) || 200).end('hello');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const isLoopback = (address: string) => address === '127.0.0.1';
const here = (withinMs = 60_000) => openLinkLook({ protocols: ['http:'], isAllowed: isLoopback, withinMs });
const redirect = (to: string) => `${origin}/to?${encodeURIComponent(to)}`;

describe('checking a link', () => {
  test.each([200, 404, 410, 403, 500])('returns the HTTP status %i', async (status) => {
    expect(await here()(`${origin}/${status}`)).toBe(status);
  });

  test('follows up to four redirects', async () => {
    expect(await here()(redirect('/404'))).toBe(404);
    expect(await here()(redirect(redirect(redirect('/200'))))).toBe(200);
    expect(await here()(`${origin}/loop`)).toBeUndefined();
  });
});

describe('checking a slow or endless link', () => {
  test('returns undefined when the server does not respond in time', async () => {
    expect(await here(100)(`${origin}/slow`)).toBeUndefined();
  });

  test('returns undefined when the host name does not resolve in time', async () => {
    const look = openLinkLook({ resolve: () => new Promise(() => {}), withinMs: 50 });
    expect(await look('https://example.org/')).toBeUndefined();
  });

  test('does not read the body of an endless response, and returns undefined for oversized headers', async () => {
    // Waiting for the end of the body would time out and return undefined.
    expect(await here()(`${origin}/endless`)).toBe(200);
    await expect.poll(() => openEndlessResponses).toBe(0);
    expect(await here()(`${origin}/heavy-head`)).toBeUndefined();
  });
});

describe('protection of link checks against server-side request forgery', () => {
  const expectNoRequest = async (look: ReturnType<typeof openLinkLook>, address: string) => {
    const before = requested.length;
    expect(await look(address)).toBeUndefined();
    expect(requested.length).toBe(before);
  };

  test('sends no request to a private address, whether given as an IP address or a host name', async () => {
    const look = openLinkLook({ protocols: ['http:', 'https:'], withinMs: 1_000 });
    await expectNoRequest(look, `${origin}/200`);
    await expectNoRequest(look, origin.replace('127.0.0.1', 'localhost'));
    await expectNoRequest(look, origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
    await expectNoRequest(look, origin.replace('127.0.0.1', '2130706433'));
  });

  test('sends no request when any address of the host name is private', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    await expectNoRequest(
      openLinkLook({ protocols: ['http:'], resolve, withinMs: 1_000 }),
      `http://video.example:${new URL(origin).port}/200`,
    );
  });

  test('does not follow a redirect into a private network', async () => {
    const before = requested.length;
    expect(await here()(redirect('http://10.0.0.5/'))).toBeUndefined();
    const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
    const look = openLinkLook({ protocols: ['http:'], isAllowed: isLoopback, resolve });
    expect(await look(redirect('http://private.example/'))).toBeUndefined();
    expect(await here()(redirect('file:///etc/passwd'))).toBeUndefined();
    expect(requested.length - before).toBe(3); // Only the three redirecting URLs were requested.
  });

  test('connects to the checked address without resolving the host name again (DNS rebinding)', async () => {
    let times = 0;
    const resolve = async () => {
      times += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const look = openLinkLook({ protocols: ['http:'], isAllowed: isLoopback, resolve });
    expect(await look(`http://rebound.example:${new URL(origin).port}/200`)).toBe(200);
    expect(times).toBe(1);
  });

  test('sends no request over plain http by default', async () => {
    await expectNoRequest(openLinkLook({ isAllowed: isLoopback, withinMs: 1_000 }), `${origin}/200`);
  });
});

test.each(['93.184.215.14', '2606:4700:4700::1111'])('isPublicAddress() returns true for %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001::1', 'localhost', ''],
])('isPublicAddress() returns false for %j', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
