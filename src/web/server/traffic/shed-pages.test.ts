import { resolve } from 'node:path';
import { NextRequest, type NextResponse } from 'next/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { traffic } from './traffic.ts';

type Proxy = { proxy(request: NextRequest): NextResponse };
let proxy: Proxy['proxy'];
beforeAll(async () => {
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none';
  ({ proxy } = (await import(resolve('src/proxy.ts'))) as Proxy);
});
afterEach(() => {
  traffic.waitMs = () => 0;
});

const statusOf = (path: string) => proxy(new NextRequest(`http://127.0.0.1:3000${path}`)).status;

test('sheds pages but not API calls when requests wait longer than a second', () => {
  traffic.waitMs = () => 1_001;
  const before = traffic.shed.late;
  expect([statusOf('/stage/201'), statusOf('/ja/total/1'), statusOf('/api/records')]).toEqual([503, 503, 200]);
  expect(traffic.shed.late - before).toBe(2);
});

test('renders pages when requests wait no longer than a second', () => {
  traffic.waitMs = () => 1_000;
  expect(statusOf('/stage/201')).toBe(200);
});
