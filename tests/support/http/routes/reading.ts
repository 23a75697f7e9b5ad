import { call, NOT_BANNED, type RouteRow, SIGNED_IN } from './route-row.ts';

const PUSH = { endpoint: 'https://web.push.apple.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

/** Routes for files, lists and boards, and for the user's own rivals, totals and notifications. */
export const READING_ROUTES: readonly RouteRow[] = [
  { route: 'GET /calendar.ics', send: () => ({ path: '/calendar.ics?type=limited&lang=ja' }), status: 200 },
  { route: 'GET /calendar.ics', send: () => ({ path: '/calendar.ics?type=party' }), status: 404 },
  ...['/stand-in.css', '/offline-pages.js', '/robots.txt', '/sitemap.xml'].map((path) => ({
    route: `GET ${path}`,
    send: () => ({ path }),
    status: 200,
  })),
  { route: 'GET /sitemaps/[file]', send: () => ({ path: '/sitemaps/pages.xml' }), status: 200 },
  { route: 'GET /healthz', send: () => ({ path: '/healthz' }), status: 200 },
  { route: 'GET /readyz', send: () => ({ path: '/readyz' }), status: 200 },
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
    route: `${method} /api/[[...rest]]`,
    send: () => ({ method, path: '/api/nothing' }),
    status: 404,
  })),
  call('GET', '/api/random-stage', undefined, 200),
  call('GET', '/api/menu/[locale]', undefined, 200, '/api/menu/ja'),
  call('GET', '/api/live', undefined, 200),
  call('GET', '/api/boards/[stageId]/[rule]/preview', undefined, 200, '/api/boards/229/21/preview?score=100&console=1'),
  call('GET', '/api/boards/[stageId]/[rule]/me', undefined, SIGNED_IN(200), '/api/boards/229/21/me'),
  call('GET', '/api/boards/[stageId]/[rule]/ranking.csv', undefined, 200, '/api/boards/229/21/ranking.csv'),
  call('GET', '/api/boards/[stageId]/[rule]/ranking.json', undefined, 200, '/api/boards/229/21/ranking.json'),
  call('GET', '/api/boards/[stageId]/counts', undefined, 200, '/api/boards/229/counts'),
  call('GET', '/api/boards/[stageId]/counts', undefined, 404, '/api/boards/99999/counts'),
  call('GET', '/api/evidence/[recordId]', undefined, 404, '/api/evidence/0'),
  call('GET', '/api/server/stage/all', undefined, 200),
  call('GET', '/api/server/keyword', undefined, 200),
  call('GET', '/api/search/users', undefined, 200, '/api/search/users?q=halfmoon'),
  call('GET', '/api/search/stages/[stageId]', undefined, 200, '/api/search/stages/201'),
  call('GET', '/api/me/targets', undefined, SIGNED_IN(200), '/api/me/targets?stage=201'),
  call('GET', '/api/me/since', undefined, SIGNED_IN(200), '/api/me/since?after=0'),
  call('POST', '/api/revalidate', undefined, 401, '/api/revalidate?page=stage&id=201'),
  call('GET', '/api/me/refresh-token', undefined, SIGNED_IN(200)),
  call('GET', '/api/me/rivals', undefined, SIGNED_IN(200)),
  call('GET', '/api/me/summary', undefined, SIGNED_IN(200)),
  call('GET', '/api/me/opponents', undefined, SIGNED_IN(200), '/api/me/opponents?recent=halfmoon'),
  {
    route: 'PUT /api/me/rivals/[userId]',
    send: ({ owner }) => ({ method: 'PUT', path: `/api/me/rivals/${owner.handle}` }),
    // Players cannot be their own rivals.
    status: [401, 403, 204, 204, 204, 204, 403],
  },
  {
    route: 'DELETE /api/me/rivals/[userId]',
    send: ({ owner }) => ({ method: 'DELETE', path: `/api/me/rivals/${owner.handle}` }),
    status: SIGNED_IN(204),
  },
  call('GET', '/api/users/[userId]/boards', undefined, 404, '/api/users/nobody-at-all/boards'),
  call('GET', '/api/me/speedruns/[speedrunId]', undefined, SIGNED_IN(200), '/api/me/speedruns/101'),
  call('GET', '/api/me/speedruns/[speedrunId]', undefined, SIGNED_IN(404), '/api/me/speedruns/103'),
  call('GET', '/api/me/totals/[totalId]', undefined, SIGNED_IN(200), '/api/me/totals/20'),
  call('GET', '/api/me/totals/[totalId]', undefined, SIGNED_IN(404), '/api/me/totals/5'),
  call('GET', '/api/me/notices', undefined, NOT_BANNED(200)),
  call('GET', '/api/me/notices', undefined, SIGNED_IN(404), '/api/me/notices?after=x'),
  call('POST', '/api/me/notices/read', { upTo: '1' }, NOT_BANNED(204)),
  // The notification does not exist or belongs to another player.
  call('POST', '/api/me/notices/read', { id: '999999999' }, NOT_BANNED(404)),
  call('POST', '/api/me/notices/read', { user: 1 }, SIGNED_IN(422)),
  // The site has no push keys.
  call('PUT', '/api/me/push', PUSH, SIGNED_IN(404)),
  call('PUT', '/api/me/push', { ...PUSH, endpoint: 'https://127.0.0.1/x' }, SIGNED_IN(422)),
  call('DELETE', '/api/me/push', undefined, SIGNED_IN(204)),
  call('GET', '/api/rules/[ruleId]', undefined, 200, '/api/rules/21'),
  call('GET', '/api/rules/[ruleId]', undefined, 404, '/api/rules/99999'),
  call('GET', '/api/log.csv', undefined, 200),
  call('GET', '/api/log.json', undefined, 404, '/api/log.json?year=1999'),
];
