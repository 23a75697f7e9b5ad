import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.resetModules(); // Settings are parsed once per process, and an earlier test may have done so already.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/none');
  vi.stubEnv('SITE_URL', 'https://site.test');
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const cookiesOf = async (path: string, status: number) => {
  const { withFreshCookie } = await import('./fresh-cookie.ts');
  const request = new Request(`https://site.test${path}`, { method: 'POST' });
  return withFreshCookie(request, new Response(null, { status })).headers.getSetCookie();
};

test.each([
  '/api/records',
  '/api/records/12/answer',
  '/api/keywords/abc',
  '/api/news',
  '/api/events/261101/join',
  '/api/account',
  '/api/admin/bans',
])('sets the edge bypass cookie after a write to %s', async (path) => {
  expect(await cookiesOf(path, 201)).toEqual(['fresh=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=10; Secure']);
});

test.each([
  ['/api/records', 409],
  ['/api/records', 503],
  ['/api/uploads', 201],
  ['/api/me/notices/read', 204],
  ['/api/boards/201/21/preview', 200],
])('does not set the edge bypass cookie after a write to %s with status %i', async (path, status) => {
  expect(await cookiesOf(path, status)).toEqual([]);
});
