import { newHandle } from '#tests/support/http/accounts.ts';
import { call, NOT_BANNED, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

const auth = (path: string, status: RouteRow['status']): RouteRow => ({
  route: 'GET /api/auth/[...nextauth]',
  send: () => ({ path: `/api/auth/${path}` }),
  status,
});
const authPost = (path: string, form: () => Record<string, string>, status: RouteRow['status']): RouteRow => ({
  route: 'POST /api/auth/[...nextauth]',
  send: ({ csrfToken }) => ({ method: 'POST', path: `/api/auth/${path}`, form: { csrfToken, json: 'true', ...form() } }),
  status,
});
const UNKNOWN_TOKEN = 'x'.repeat(43);
const NEW_PASSWORD = 'nine quick otters';

/** Routes for signing in and out and for the user's own account. */
export const ACCOUNTS_ROUTES: readonly RouteRow[] = [
  auth('session', 200),
  auth('csrf', 200),
  auth('providers', 200),
  auth('signin', 302),
  auth('signout', 302),
  auth('error', 302),
  auth('callback/credentials', 404),
  auth('callback/nothing', 404),
  auth('nothing', 404),
  authPost('session', () => ({ data: '{"role":"admin"}' }), 200),
  // A new handle each time, because further guesses at one account are refused without being checked.
  authPost('callback/credentials', () => ({ handle: newHandle(), password: 'a wrong guess' }), 401),
  authPost('signin/nothing', () => ({}), 200),
  authPost('signout', () => ({}), 200),
  authPost('_log', () => ({ level: 'error', code: 'CLIENT_FETCH_ERROR' }), 204),
  call('GET', '/api/account', undefined, SIGNED_IN(200)),
  {
    route: 'POST /api/account',
    send: ({ actor }) => ({
      method: 'POST',
      path: '/api/account',
      json: { handle: `new-${actor.userId}-${Date.now()}`, password: NEW_PASSWORD },
    }),
    status: 201,
  },
  call('PATCH', '/api/account', { theme: 'light' }, SIGNED_IN(200)),
  call('PATCH', '/api/account', { role: 'admin' }, SIGNED_IN(422)),
  {
    route: 'PATCH /api/account',
    send: ({ actor }) => ({ method: 'PATCH', path: '/api/account', json: { name: `Wader ${actor.userId}` } }),
    status: NOT_BANNED(200),
  },
  recent({
    route: 'PATCH /api/account',
    send: ({ actor }) => ({ method: 'PATCH', path: '/api/account', json: { email: `${actor.handle}@example.org` } }),
    status: SIGNED_IN(200),
  }),
  recent(call('POST', '/api/account/password', { next: NEW_PASSWORD }, SIGNED_IN(204))),
  call('POST', '/api/account/recent-sign-in', {}, SIGNED_IN(204)),
  recent({
    route: 'DELETE /api/account/links/[provider]',
    send: () => ({ method: 'DELETE', path: '/api/account/links/github' }),
    status: SIGNED_IN(404),
  }),
  recent(call('POST', '/api/account/close', {}, SIGNED_IN(204))),
  call('POST', '/api/account/claim', { code: '0000-0000-0000-0000' }, [401, 422, 422, 409, 409, 409, 403]),
  call('GET', '/api/account/export', undefined, SIGNED_IN(200)),
  call('GET', '/api/me/tokens', undefined, SIGNED_IN(200)),
  recent(call('POST', '/api/me/tokens', { name: 'a bot', scopes: ['read:me'] }, SIGNED_IN(201))),
  call('POST', '/api/me/tokens', { name: 'a bot', scopes: ['moderate'] }, SIGNED_IN(422)),
  call('DELETE', '/api/me/tokens/[tokenId]', undefined, SIGNED_IN(404), '/api/me/tokens/999999999'),
  call('GET', '/api/me/webhooks', undefined, NOT_BANNED(200)),
  call('POST', '/api/me/webhooks', { kind: 'standard', url: 'https://bot.example/', events: ['news'] }, NOT_BANNED(201)),
  call('PATCH', '/api/me/webhooks/[webhookId]', { isPaused: true }, NOT_BANNED(404), '/api/me/webhooks/999999999'),
  call('DELETE', '/api/me/webhooks/[webhookId]', undefined, NOT_BANNED(404), '/api/me/webhooks/999999999'),
  call('POST', '/api/me/webhooks/[webhookId]/test', undefined, NOT_BANNED(404), '/api/me/webhooks/999999999/test'),
  call('GET', '/api/account/sessions', undefined, SIGNED_IN(200)),
  call('DELETE', '/api/account/sessions', undefined, SIGNED_IN(204)),
  {
    route: 'DELETE /api/account/sessions/[sessionId]',
    send: ({ ownerSessionId }) => ({ method: 'DELETE', path: `/api/account/sessions/${ownerSessionId}` }),
    status: [401, 204, 404, 404, 404, 404, 404],
  },
  call('POST', '/api/account/reset', { account: 'nobody-at-all' }, 202),
  call('PUT', '/api/account/reset', { token: UNKNOWN_TOKEN, password: NEW_PASSWORD }, 422),
  call('PUT', '/api/account/email', { token: UNKNOWN_TOKEN }, 422),
];
