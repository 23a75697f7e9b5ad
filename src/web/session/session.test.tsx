import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, refetchSession, sessionState } from './session-store.ts';
import { signIn, signOut } from './sign-in.ts';

// The server's answers by path; a function may fail, as a network does. Everything of ours is real.
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

test('until the server has answered nobody knows who is signed in', async () => {
  expect(sessionState()).toEqual({ status: 'loading', session: null });
  await refetchSession();
  expect(sessionState()).toEqual({ status: 'unauthenticated', session: null });
});

test('signed in: no error, where to go, and the state knows it', async () => {
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
])('%i: the result carries the error of the returned address, %s', async (status, error) => {
  answers['/api/auth/callback/credentials'] = answerUrl(`/auth/login?error=${error}`, status);
  expect(await signInAs()).toEqual({ ok: false, status, error, url: null });
});

test('a server that goes away says so, and nothing about the password', async () => {
  answers['/api/auth/callback/credentials'] = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await signInAs()).toMatchObject({ status: 0, error: 'CLIENT_FETCH_ERROR' });
  answers['/api/auth/callback/credentials'] = () => new Response('<html>', { status: 502 });
  expect(await signInAs()).toMatchObject({ status: 502, error: 'Unavailable' });
  expect(asked).toContain('/api/auth/_log level=error&code=CLIENT_FETCH_ERROR');
});

test('providers that cannot be loaded lead to the error page', async () => {
  answers['/api/auth/providers'] = () => new Response('', { status: 500 });
  await signInAs();
  expect(went).toEqual(['/ja/error']);
});

test('nothing can be loaded, not even the error page: one stays, with what was typed', async () => {
  answers = {};
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await signInAs()).toMatchObject({ ok: false, error: 'CLIENT_FETCH_ERROR' });
  expect(went).toEqual([]);
});

test('an unknown provider leads to the sign-in page, a known one away', async () => {
  await signIn('toString', { callbackUrl: '/ja/stage/201' }, PAGES);
  answers['/api/auth/signin/github'] = () => json({ url: 'https://id.example/authorize' });
  await signIn('github', { callbackUrl: '/' }, PAGES);
  expect(went).toEqual(['/ja/auth/login?callbackUrl=%2Fja%2Fstage%2F201', 'https://id.example/authorize']);
});

test('an outage signs nobody out; the server saying so does', async () => {
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

test('of two questions only the newer answer counts', async () => {
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

test('signing out reaches the other tabs; when it fails, all is as before', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  await refetchSession();
  answers['/api/auth/signout'] = () => Promise.reject(new TypeError());
  expect(await signOut()).toEqual({ error: 'CLIENT_FETCH_ERROR' });
  expect(sessionState().status).toBe('authenticated');

  answers['/api/auth/signout'] = answerUrl('/');
  answers['/api/auth/session'] = () => json({});
  expect(await signOut()).toEqual({ error: null });
  expect(sessionState().status).toBe('unauthenticated');
  expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '')).toMatchObject({ event: 'session', data: { trigger: 'signout' } });
});

test('it asks at once, when looked at, when another tab speaks, and every so many seconds if told', async () => {
  vi.useFakeTimers();
  const sessionCalls = () => asked.filter((url) => url === '/api/auth/session').length;
  const stop = keepSession(30);
  expect(sessionCalls()).toBe(1);
  window.dispatchEvent(new Event('focus'));
  expect(sessionCalls()).toBe(1); // the same visit
  await vi.advanceTimersByTimeAsync(1_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionCalls()).toBe(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(sessionCalls()).toBe(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message' }));
  expect(sessionCalls()).toBe(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sessionCalls()).toBe(4);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('focus'));
  expect(sessionCalls()).toBe(4);
  vi.useRealTimers();
});

test('a page that the browser brings back shows nothing of who signed out meanwhile', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  const stop = keepSession(0);
  await expect.poll(() => sessionState().status).toBe('authenticated');
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comeBack();
  expect(sessionState().status).toBe('authenticated'); // the same reader: nothing flickers
  const message = JSON.parse(localStorage.getItem('nextauth.message') ?? '{}');
  localStorage.setItem('nextauth.message', JSON.stringify({ ...message, data: { trigger: 'signout', userId: null } }));
  answers['/api/auth/session'] = () => json({});
  comeBack();
  expect(sessionState().status).toBe('loading');
  await expect.poll(() => sessionState().status).toBe('unauthenticated');
  stop();
});

test('opening a page tells the other tabs nothing they have not heard', async () => {
  answers['/api/auth/session'] = () => json(MOSS);
  await refetchSession();
  const first = localStorage.getItem('nextauth.message');
  await refetchSession();
  expect(localStorage.getItem('nextauth.message')).toBe(first);
});
