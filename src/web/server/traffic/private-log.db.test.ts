import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Instrumentation } from 'next';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as reset from '#app/api/account/reset/route.ts';
import * as account from '#app/api/account/route.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import type { Opened } from '#wiring/create-deps.ts';
import { createLog } from '#wiring/log.ts';
import { serveMetrics } from '#wiring/metrics/serve-metrics.ts';
import { logAnswer } from './log-answer.ts';
import { logConsole } from './log-console.ts';
import { traffic } from './traffic.ts';
import { watchRequests } from './watch-requests.ts';

type Hooks = { onRequestError: Instrumentation.onRequestError };
const { onRequestError } = (await import(resolve('src/instrumentation.ts'))) as Hooks;

const { db, url: databaseUrl } = openTestDatabase();
const MARKS = {
  handle: 'zqmarked',
  email: 'zqmail@mail.example',
  password: 'zqquiet lantern fern',
  cookie: 'zqcookie',
  token: 'zqtoken',
  agent: 'zqagent',
  address: '203.0.113.77',
};
const HEADERS = {
  ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'user-agent': MARKS.agent },
  ...{ cookie: `stargrass.device=${MARKS.cookie}`, 'x-forwarded-for': MARKS.address },
};

// A plain Node server with the real routes. Any other path is a page that fails and is reported as in Next.
const ROUTES = {
  'POST /api/account': account.POST,
  'POST /api/account/reset': reset.POST,
  'PUT /api/account/reset': reset.PUT,
} as const;
let nth = 0;
const server = createServer(async (incoming, response) => {
  nth += 1;
  const headers = { ...(incoming.headers as Record<string, string>), 'x-request-id': `request-${nth}` };
  response.setHeader('x-request-id', `request-${nth}`);
  const { method = '', url: path = '' } = incoming;
  const handle = ROUTES[`${method} ${path.split('?')[0]}` as keyof typeof ROUTES];
  if (handle) {
    const body = (await incoming.toArray()).join('');
    const answer = await handle(new Request(`http://127.0.0.1:3000${path}`, { method, headers, body }), { params: Promise.resolve({}) });
    return void response.writeHead(answer.status).end(await answer.text());
  }
  const error = Object.assign(new Error(`no row for value: "${MARKS.handle}" of <${MARKS.email}>, asked by ${MARKS.address}`), {
    detail: `Key (handle)=(${MARKS.handle})`,
  });
  console.error(' ⨯', error, { address: MARKS.address });
  await onRequestError(error, { path, method, headers }, {} as Parameters<Instrumentation.onRequestError>[2]);
  response.writeHead(500).end();
});

const lines: string[] = [];
const shared = globalThis as { stargrassLog?: unknown; stargrassDeps?: Opened };
let site: string;

beforeAll(async () => {
  process.env.DATABASE_URL = databaseUrl; // Must be set before the first route opens its dependencies.
  process.env.NEXTAUTH_SECRET = 'k7Qm2vX9pL4tR8wZ1nB6cD3fG5hJ0sAy';
  process.env.NEXT_RUNTIME = 'nodejs';
  shared.stargrassLog = createLog('debug', { write: (line: string) => void lines.push(line) });
  logConsole();
  watchRequests(logAnswer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await shared.stargrassDeps?.close();
});

const send = (method: string, path: string, body?: object) =>
  fetch(site + path, { method, headers: HEADERS, ...(body && { body: JSON.stringify(body) }) }).then(({ status }) => status);
const { handle, email, password, token } = MARKS;

/** Makes the database reject new rows in a table with a PostgreSQL error that quotes them. */
async function refuseRows(table: string, column: string): Promise<void> {
  await sql`
    create function refuse_${sql.raw(table)}() returns trigger language plpgsql as $$ begin
      raise exception 'invalid input syntax for type integer: "%"', new.${sql.raw(column)} using detail = format('Failing row contains (%s).', new);
    end $$`.execute(db);
  await sql`create trigger a_refusal before insert on ${sql.raw(table)} for each row execute function refuse_${sql.raw(table)}()`.execute(
    db,
  );
}

test('logs the request id and the route of failed requests but no personal data', async () => {
  expect(await send('POST', '/api/account', { handle, email, password })).toBe(201);
  expect(await send('POST', '/api/account', { handle, email, password })).toBe(422);
  expect(await send('POST', '/api/account/reset', { account: email })).toBe(202);
  expect(await send('PUT', '/api/account/reset', { token, password })).toBeGreaterThanOrEqual(400);
  expect(await send('GET', `/ja/user/${handle}?token=${token}&email=${email}`)).toBe(500);
  expect(await send('GET', `/${handle}/${token}`)).toBe(500);
  await refuseRows('emails', 'address');
  await refuseRows('users', 'handle');
  expect(await send('POST', '/api/account', { handle: `${handle}2`, email: `x${email}`, password })).toBe(500);

  await expect.poll(() => lines.filter((line) => line.includes('"ms"'))).toHaveLength(7);
  const log = lines.join('');
  const asked = lines.map((line) => JSON.parse(line)).filter(({ ms }) => ms !== undefined);
  expect(asked.map(({ requestId, method, route, status }) => [requestId, method, route, status].join(' ')).slice(4)).toEqual([
    'request-5 GET /user/[userId] 500',
    'request-6 GET unknown 500',
    'request-7 POST /api/account 500',
  ]);
  const failure = lines.map((line) => JSON.parse(line)).find(({ requestId, err }) => requestId === 'request-7' && err);
  expect(failure).toMatchObject({
    route: '/api/account',
    err: { code: 'P0001', message: expect.stringContaining('invalid input syntax') },
  });
  const found = Object.entries({ ...MARKS, password: 'zqquiet' }).filter(([, mark]) => log.includes(mark));
  expect(found).toEqual([]);
});

test('neither logs nor counts requests to the metrics port', async () => {
  const own = serveMetrics({ text: async () => String(traffic.pages) }, { port: 0, host: '127.0.0.1' }, () => expect.fail('no port'));
  traffic.privateServer = own;
  await once(own, 'listening');
  const before = lines.length;
  const answer = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/metrics`);
  expect(await answer.text()).toBe('0'); // No page request is in flight.
  expect(traffic.server).not.toBe(own); // The metrics server must not replace the server that shuts down gracefully.
  own.closeAllConnections();
  own.close();
  expect(lines).toHaveLength(before);
});
