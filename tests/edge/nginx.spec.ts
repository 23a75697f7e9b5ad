import { connect as connectH2 } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { expect, test } from '@playwright/test';
import { NAMES_BYTES } from '#domain/administration/names-form.ts';
import { CountingOrigin } from '#tests/support/edge/counting-origin.ts';
import { type OwnNginx, startOwnNginx } from '#tests/support/edge/own-nginx.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { freePort } from '#tests/support/sites/free-port.ts';

// Client addresses that are rate-limited.
const CROWD = '127.0.0.40';
const FLOODER = '127.0.0.41';
const WRITER = '127.0.0.42';

test.describe.configure({ mode: 'serial' });

let origin: CountingOrigin; // Replaces Varnish.
let originPort: number;
// The app behind Varnish, which nginx uses directly when Varnish is down.
let app: CountingOrigin;
let nginx: OwnNginx;
test.beforeAll(async () => {
  [origin, app] = [new CountingOrigin(), new CountingOrigin()];
  originPort = await origin.listen();
  const env = { EDGE_VARNISH_PORT: String(originPort), EDGE_APPS: `${await app.listen()} ${await freePort()}` };
  nginx = await startOwnNginx({ ...env, EDGE_UNLIMITED: '127.0.0.1/32' });
});
test.afterAll(async () => {
  await nginx?.stop();
  await Promise.all([origin.close(), app.close()]);
});
test.beforeEach(() => {
  for (const each of [origin, app]) each.answer = () => ({});
  origin.requests.length = 0;
  app.requests.length = 0;
});

test('nginx speaks HTTP/2 over TLS 1.2 or newer and sends its own responses with security headers', async () => {
  const session = connectH2(`https://127.0.0.1:${nginx.port}`);
  const stream = session.request({ ':path': '/h2' });
  const status = await new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])));
  session.destroy();
  expect(status).toBe(200);
  const old = connectTls({ port: nginx.port, host: '127.0.0.1', maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' });
  await expect(new Promise((resolve, reject) => old.once('secureConnect', resolve).once('error', reject))).rejects.toThrow();

  const refused = await nginx.ask('/stage/201', { method: 'POST' });
  expect(refused.status).toBe(405);
  expect(refused.headers).toMatchObject({ server: 'nginx', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
  expect(refused.headers['strict-transport-security']).toBeDefined();
  expect(refused.text()).not.toContain('nginx');
});

test('nginx rejects requests for another host, however the host is given', async () => {
  for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost']) {
    expect((await nginx.ask('/', { headers: { host } })).status, host).toBe(421);
  }
  expect(await sendRaw(nginx.port, 'GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 421/);
  expect(await sendRaw(nginx.port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n')).toMatch(/^HTTP\/1\.1 4/);
  expect(await sendRaw(nginx.port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect(origin.requests).toEqual([]);
});

test("nginx sets the client address, host, request id and trace itself and removes the framework's internal headers", async () => {
  const forged = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-request-id': 'forged-request-id',
    traceparent: `00-${'6'.repeat(32)}-${'6'.repeat(16)}-01`,
    tracestate: 'evil=1',
    baggage: 'userId=1',
    forwarded: 'for=6.6.6.6;host=evil.example',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-http-method-override': 'DELETE',
    'x-middleware-subrequest': 'src/proxy:src/proxy',
    'x-middleware-rewrite': '/admin',
    'x-nextjs-data': '1',
    'x-invoke-path': '/admin',
    'x-invoke-status': '500',
    'x-matched-path': '/admin',
    'x-now-route-matches': '1=admin',
    'x-nonce': 'known',
    'x-address': '/admin',
    'next-action': 'a'.repeat(40),
    'surrogate-key': 'site',
    with_underscore: '1',
    upgrade: 'websocket',
  };
  await nginx.ask('/stage/201', { headers: { ...forged, connection: 'upgrade' } });
  const { headers } = origin.requests[0] ?? {};
  expect(headers).toMatchObject({
    host: `127.0.0.1:${nginx.port}`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${nginx.port}`,
    'x-forwarded-proto': 'https',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const requestId = String(headers?.['x-request-id']);
  expect(headers?.traceparent).toBe(`00-${requestId}-${requestId.slice(0, 16)}-01`);
  const replaced = /^(x-(forwarded-(for|host|proto)|request-id)|traceparent)$/;
  const passedOn = Object.keys(headers ?? {}).filter((name) => name in forged && !replaced.test(name));
  expect(passedOn).toEqual([]);
});

test('nginx rejects unsupported methods with 405, as JSON for API calls and otherwise as a page in the right language', async () => {
  for (const method of ['PURGE', 'TRACE', 'PROPFIND', 'BAN', 'LINK']) {
    expect((await nginx.ask('/', { method })).status, method).toBe(405);
    expect((await nginx.ask('/api/records', { method })).status, method).toBe(405);
  }
  expect(await sendRaw(nginx.port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 4/);
  const call = await nginx.ask('/api/records', { method: 'PURGE' });
  expect(JSON.parse(call.text())).toEqual({ error: 'not-allowed', requestId: call.headers['x-request-id'] });
  expect((await nginx.ask('/ja/stage/201', { method: 'DELETE' })).text()).toContain('<html lang="ja"');
  expect(origin.requests).toEqual([]);
});

test("nginx rejects bodies above the path's limit with 413, with Content-Length or chunked", async () => {
  const post = async (path: string, bytes: number, headers = {}) =>
    (await nginx.ask(path, { method: 'POST', body: Buffer.alloc(bytes, 'a'), headers })).status;
  expect(await post('/api/uploads', 5 * 1024 * 1024)).toBe(200);
  expect(await post('/api/uploads', 6 * 1024 * 1024)).toBe(413);
  expect(await post('/api/v1/uploads', 5 * 1024 * 1024)).toBe(200);
  expect(await post('/api/keywords', 2 * 1024 * 1024)).toBe(200);
  expect(await post('/api/keywords/a-b-c', 3 * 1024 * 1024)).toBe(413);
  expect(await post('/api/records', NAMES_BYTES)).toBe(200); // The largest body of other calls is a list of names.
  const seen = origin.requests.length;
  expect(await post('/api/records', NAMES_BYTES + 1024)).toBe(413);
  const chunk = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`;
  const head = 'POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await sendRaw(nginx.port, `${head}${chunk.repeat(1 + NAMES_BYTES / (64 * 1024))}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(answer).toContain('{"error":"too-large"');
  expect(origin.requests.length).toBe(seen);
});

test('nginx rejects an undecodable address with 400 and an overlong one with 414, without asking Varnish', async () => {
  for (const path of ['/%E0%A4', '/stage/%ff', '/%zz', '/a%00b', '/api/%C0%AF', '/keyword/%ED%A0%80']) {
    expect((await nginx.ask(path)).status, path).toBe(400);
  }
  expect((await nginx.ask(`/stage/${'1'.repeat(9_000)}`)).status).toBe(414);
  expect((await nginx.ask('/', { headers: { cookie: 'a'.repeat(9_000) } })).status).toBe(400);
  expect(origin.requests).toEqual([]);
  expect((await nginx.ask('/keyword/%E6%98%9F%E8%8D%89%F0%9F%8C%99')).status).toBe(200);
});

test('nginx answers a flood from one address with 429, but not 200 simultaneous requests or other addresses', async () => {
  const flood = (from: string, times: number) => Promise.all(Array.from({ length: times }, () => nginx.ask('/flood', { from })));
  for (const { status } of await flood(CROWD, 200)) expect(status).toBe(200);
  const answers = (await Promise.all(Array.from({ length: 4 }, () => flood(FLOODER, 250)))).flat();
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect((await nginx.ask('/flood', { from: CROWD })).status).toBe(200);
});

test("nginx serves only static files among the framework's own paths", async () => {
  for (const path of ['/_next/image?url=%2Ficons%2Ficon-192.png&w=96&q=75', '/_next/data/x.json']) {
    expect((await nginx.ask(path)).status, path).toBe(404);
  }
  expect(origin.requests).toEqual([]);
});

test('nginx limits the rate of writes separately from the rate of reads', async () => {
  const post = () => nginx.ask('/api/records', { method: 'POST', json: {}, from: WRITER });
  const statuses = (await Promise.all(Array.from({ length: 300 }, post))).map(({ status }) => status);
  // The limit allows a burst of 100 writes, then 20 per second.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
  expect(statuses).toContain(429);
  expect((await nginx.ask('/api/records', { from: WRITER })).status).toBe(200);
});

test('nginx sends the client network to Varnish, except for networks without limits', async () => {
  const networkSent = async (from: string) => {
    await nginx.ask('/network', { from, headers: { 'x-client-network': 'forged' } });
    return origin.requests.at(-1)?.headers['x-client-network'];
  };
  expect([await networkSent(CROWD), await networkSent('127.0.0.1')]).toEqual([CROWD, undefined]);
});

test('nginx passes on an error from the site unchanged, and sends requests to an app while Varnish is down', async () => {
  origin.answer = () => ({ status: 500, body: 'a response of the site is passed on unchanged' });
  expect((await nginx.ask('/api/records', { method: 'POST', json: {} })).text()).toContain('passed on');
  await origin.close();
  for (const method of ['GET', 'POST']) expect((await nginx.ask('/api/records', { method })).status, method).toBe(200);
  expect(app.requests.length).toBe(2);

  await app.close();
  const page = await nginx.ask('/ja/stage/201');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.text()).toContain('野原に雲がかかっています。');
  expect(page.text()).toContain(page.headers['x-request-id']);
  expect((await nginx.ask('/ja/stage/201', { method: 'HEAD' })).status).toBe(503);
  const call = await nginx.ask('/api/records', { method: 'POST', json: {} });
  expect([call.status, call.headers['retry-after'], call.headers['content-type']]).toEqual([503, '5', 'application/json']);
  expect(JSON.parse(call.text())).toEqual({ error: 'unavailable', requestId: call.headers['x-request-id'] });
  origin.answer = () => ({});
  await origin.listen(originPort);
  // As public/retry.js asks from the 503 page.
  await expect.poll(async () => (await nginx.ask('/', { method: 'HEAD' })).status).toBe(200);
});

test('nginx does not repeat a POST whose response was lost', async () => {
  origin.answer = (request) => {
    request.socket.destroy();
    return {};
  };
  expect((await nginx.ask('/api/records', { method: 'POST', json: {} })).status).toBe(503);
  expect(origin.count('/api/records') + app.count('/api/records')).toBe(1);
});
