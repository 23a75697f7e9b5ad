import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLinkLook } from './link-look.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let origin = '';
const asked: string[] = [];
let endlessAnswersOpen = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/slow') return;
    if (path === '/loop') return void response.writeHead(301, { location: '/loop' }).end();
    if (path === '/endless') {
      response.writeHead(200);
      endlessAnswersOpen += 1;
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => {
        clearInterval(more);
        endlessAnswersOpen -= 1;
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

describe('what answers', () => {
  test.each([200, 404, 410, 403, 500])('a status %i is told', async (status) => {
    expect(await here()(`${origin}/${status}`)).toBe(status);
  });

  test('redirects are followed to the end, a few of them', async () => {
    expect(await here()(redirect('/404'))).toBe(404);
    expect(await here()(redirect(redirect(redirect('/200'))))).toBe(200);
    expect(await here()(`${origin}/loop`)).toBeUndefined();
  });
});

describe('limits', () => {
  test('a server that never answers is given up', async () => {
    expect(await here(100)(`${origin}/slow`)).toBeUndefined();
  });

  test('a name that is not resolved in time says nothing', async () => {
    const look = openLinkLook({ resolve: () => new Promise(() => {}), withinMs: 50 });
    expect(await look('https://example.org/')).toBeUndefined();
  });

  test('of an endless answer only the head is taken; a head that is too large is none', async () => {
    expect(await here()(`${origin}/endless`)).toBe(200); // waiting for its end would give undefined
    await expect.poll(() => endlessAnswersOpen).toBe(0);
    expect(await here()(`${origin}/heavy-head`)).toBeUndefined();
  });
});

describe('private addresses', () => {
  const silently = async (look: ReturnType<typeof openLinkLook>, address: string) => {
    const before = asked.length;
    expect(await look(address)).toBeUndefined();
    expect(asked.length).toBe(before);
  };

  test('they are refused as numbers and by name, before anything is sent', async () => {
    const look = openLinkLook({ protocols: ['http:', 'https:'], withinMs: 1_000 });
    await silently(look, `${origin}/200`);
    await silently(look, origin.replace('127.0.0.1', 'localhost'));
    await silently(look, origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
    await silently(look, origin.replace('127.0.0.1', '2130706433'));
  });

  test('a name of which only one address is private is refused', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    await silently(openLinkLook({ protocols: ['http:'], resolve, withinMs: 1_000 }), `http://video.example:${new URL(origin).port}/200`);
  });

  test('a redirect into a private network is refused', async () => {
    const before = asked.length;
    expect(await here()(redirect('http://10.0.0.5/'))).toBeUndefined();
    const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
    const look = openLinkLook({ protocols: ['http:'], isAllowed: isLoopback, resolve });
    expect(await look(redirect('http://private.example/'))).toBeUndefined();
    expect(await here()(redirect('file:///etc/passwd'))).toBeUndefined();
    expect(asked.length - before).toBe(3); // the redirects themselves
  });

  test('the connection goes to the address that was looked at, not to what the name says next', async () => {
    let times = 0;
    const resolve = async () => {
      times += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const look = openLinkLook({ protocols: ['http:'], isAllowed: isLoopback, resolve });
    expect(await look(`http://rebound.example:${new URL(origin).port}/200`)).toBe(200);
    expect(times).toBe(1);
  });

  test('plain http is refused unless a test allows it', async () => {
    await silently(openLinkLook({ isAllowed: isLoopback, withinMs: 1_000 }), `${origin}/200`);
  });
});

test.each(['93.184.215.14', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001::1', 'localhost', ''],
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
