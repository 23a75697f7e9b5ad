import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchSession, sessionState, watchSession } from './session-store.ts';
import { signIn, signOut } from './sign-in.ts';

// Server responses by path. A function may throw like a failing network.
type Answers = Record<string, () => Response | Promise<Response>>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const MOSS = { user: { userId: 'moss', name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' };
const PAGES = { errorPage: '/ja/error', signInPage: '/ja/auth/login' };

let answers: Answers;
let asked: string[];
let went: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  went = [];
  answers = {
    '/api/auth/csrf': () => json({ csrfToken: 'token' }),
    '/api/auth/providers': () => json({ credentials: {}, github: {} }),
    '/api/auth/session': () => json({}),
    '/ja/error': () => new Response(),
    '/ja/auth/login': () => new Response(),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers[url.split('?')[0] ?? '']?.() ?? new Response('', { status: 404 });
  });
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: URLSearchParams) => asked.push(`${url} ${body}`) });
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    went.push(String(url));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signInAs = (callbackUrl = '/ja/stage/201') => signIn('credentials', { handle: 'moss', password: 'pw', callbackUrl }, PAGES);
const answerUrl =
  (url: string, status = 200) =>
  () =>
    json({ url: `http://127.0.0.1:3000${url}` }, status);

test('is loading until the server has answered', async () => {
  expect(sessionState()).toEqual({ status: 'loading', session: null });
  await refetchSession();
  expect(sessionState()).toEqual({ status: 'unauthenticated', session: null });
});

test('signing in returns the target URL without an error and updates the session state', async () => {
  answers['/api/auth/callback/credentials'] = answerUrl('/ja/stage/201');
  answers['/api/auth/session'] = () => json(MOSS);
  expect(await signInAs()).toEqual({ ok: true, status: 200, error: null, url: 'http://127.0.0.1:3000/ja/stage/201' });
  expect(sessionState()).toMatchObject({ status: 'authenticated', session: { user: { userId: 'moss' } } });
  expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '')).toMatchObject({ event: 'session', data: { trigger: 'getSession' } });
});

test.each([
  [401, 'CredentialsSignin'],
  [429, 'TooManyTries'],
  [503, 'Unavailable'],
])('with status %i, signing in returns the error %s from the response URL', async (status, error) => {
  answers['/api/auth/callback/credentials'] = answerUrl(`/auth/login?error=${error}`, status);
  expect(await signInAs()).toEqual({ ok: false, status, error, url: null });
});

test('reports an unreachable server without blaming the password', async () => {
  answers['/api/auth/callback/credentials'] = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await signInAs()).toMatchObject({ status: 0, error: 'CLIENT_FETCH_ERROR' });
  answers['/api/auth/callback/credentials'] = () => new Response('<html>', { status: 502 });
  expect(await signInAs()).toMatchObject({ status: 502, error: 'Unavailable' });
  expect(asked).toContain('/api/auth/_log level=error&code=CLIENT_FETCH_ERROR');
});

test('opens the error page when the list of providers cannot be loaded', async () => {
  answers['/api/auth/providers'] = () => new Response('', { status: 500 });
  await signInAs();
  expect(went).toEqual(['/ja/error']);
});

test('stays on the page when the error page cannot be loaded either', async () => {
  answers = {};
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await signInAs()).toMatchObject({ ok: false, error: 'CLIENT_FETCH_ERROR' });
  expect(went).toEqual([]);
});

test("opens the sign-in page for an unknown provider and the provider's own page for a known one", async () => {
  await signIn('toString', { callbackUrl: '/ja/stage/201' }, PAGES);
  answers['/api/auth/signin/github'] = () => json({ url: 'https://id.example/authorize' });
  await signIn('github', { callbackUrl: '/' }, PAGES);
  expect(went).toEqual(['/ja/auth/login?callbackUrl=%2Fja%2Fstage%2F201', 'https://id.example/authorize']);
});

test('retains the session until the server reports that there is none', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  await refetchSession();
  for (const broken of [() => json({}, 503), () => Promise.reject(new TypeError()), () => json({ user: 'odd' })]) {
    answers['/api/auth/session'] = broken;
    await refetchSession();
    expect(sessionState().status).toBe('authenticated');
  }
  expect(asked).toContain('/api/auth/_log level=error&code=CLIENT_SESSION_ERROR');
  answers['/api/auth/session'] = () => json({});
  await refetchSession();
  expect(sessionState()).toEqual({ status: 'unauthenticated', session: null });
});

test('ignores the response to an older request', async () => {
  let answerFirst = (_: Response) => {};
  answers['/api/auth/session'] = () =>
    new Promise((resolve) => {
      answerFirst = resolve;
    });
  const first = refetchSession();
  answers['/api/auth/session'] = () => json({});
  await refetchSession();
  answerFirst(json(MOSS));
  await first;
  expect(sessionState().status).toBe('unauthenticated');
});

test('ends the session and notifies the other tabs only when signing out succeeds', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  await refetchSession();
  answers['/api/auth/signout'] = () => Promise.reject(new TypeError());
  expect(await signOut()).toEqual({ error: 'CLIENT_FETCH_ERROR' });
  expect(sessionState().status).toBe('authenticated');

  sessionStorage.setItem('draft:about:moss', '{"bio":"unsaved"}');
  answers['/api/auth/signout'] = answerUrl('/');
  answers['/api/auth/session'] = () => json({});
  expect(await signOut()).toEqual({ error: null });
  expect(sessionStorage.length).toBe(0);
  expect(sessionState().status).toBe('unauthenticated');
  expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '')).toMatchObject({ event: 'session', data: { trigger: 'signout' } });
});

test('refetches at once, on focus, on messages from other tabs, and at the poll interval', async () => {
  vi.useFakeTimers();
  const sessionCalls = () => asked.filter((url) => url === '/api/auth/session').length;
  const stop = watchSession(30);
  expect(sessionCalls()).toBe(1);
  window.dispatchEvent(new Event('focus'));
  expect(sessionCalls()).toBe(1); // The session was fetched less than a second ago.
  await vi.advanceTimersByTimeAsync(1_000);
  window.dispatchEvent(new Event('focus'));
  expect(sessionCalls()).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionCalls()).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionCalls()).toBe(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(sessionCalls()).toBe(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message' }));
  expect(sessionCalls()).toBe(4);
  window.dispatchEvent(new Event('online'));
  expect(sessionCalls()).toBe(5);
  await vi.advanceTimersByTimeAsync(27_999);
  expect(sessionCalls()).toBe(5);
  await vi.advanceTimersByTimeAsync(1);
  expect(sessionCalls()).toBe(6);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  expect(sessionCalls()).toBe(6);
  vi.useRealTimers();
});

test('hides the session on a restored page when the user has signed out in the meantime', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  const stop = watchSession(0);
  await expect.poll(() => sessionState().status).toBe('authenticated');
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comeBack();
  expect(sessionState().status).toBe('authenticated'); // The user is the same, so the page does not flicker.
  const message = JSON.parse(localStorage.getItem('nextauth.message') ?? '{}');
  localStorage.setItem('nextauth.message', JSON.stringify({ ...message, data: { trigger: 'signout', userId: null } }));
  answers['/api/auth/session'] = () => json({});
  comeBack();
  expect(sessionState().status).toBe('loading');
  await expect.poll(() => sessionState().status).toBe('unauthenticated');
  stop();
});

test('does not notify other tabs when the user has not changed', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  await refetchSession();
  const first = localStorage.getItem('nextauth.message');
  await refetchSession();
  expect(localStorage.getItem('nextauth.message')).toBe(first);
});
