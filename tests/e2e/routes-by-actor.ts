import { randomUUID } from 'node:crypto';
import type { Sent, TestActor } from '#tests/support/actors.ts';
import { freshKeyword } from '#tests/support/keywords.ts';
import { freshDraft } from '#tests/support/records-api.ts';
import { VIDEO } from '#tests/support/store-draft.ts';
import type { CreatedKeyword } from '#usecases/keywords/create-keyword.ts';

/** What a row may need to know: who asks, whose things they are, and next-auth's token. */
export type Scene = {
  readonly actor: TestActor;
  readonly owner: TestActor;
  readonly ownerSessionId: string;
  readonly csrfToken: string;
  /** A new record of the owner's. */
  readonly ownerRecord: () => Promise<{ readonly recordId: string; readonly revisionId: string }>;
  /** A new keyword of the owner's. */
  readonly ownerKeyword: () => Promise<CreatedKeyword>;
};

/** Statuses in the order of ACTORS: visitor, player, other, editor, moderator, admin, banned; one number stands for all. */
type Row = { readonly route: string; readonly send: (scene: Scene) => Sent | Promise<Sent>; readonly status: number | readonly number[] };

const page = (route: string, path: string, status: Row['status'] = 200): Row => ({
  route: `GET /[locale]${route}`,
  send: () => ({ path }),
  status,
});
const auth = (path: string, status: Row['status']): Row => ({
  route: 'GET /api/auth/[...nextauth]',
  send: () => ({ path: `/api/auth/${path}` }),
  status,
});
const authPost = (path: string, form: Record<string, string>, status: Row['status']): Row => ({
  route: 'POST /api/auth/[...nextauth]',
  send: ({ csrfToken }) => ({ method: 'POST', path: `/api/auth/${path}`, form: { csrfToken, json: 'true', ...form } }),
  status,
});
const call = (method: string, route: string, json: unknown, status: Row['status'], path = route): Row => ({
  route: `${method} ${route}`,
  send: () => ({ method, path, json }),
  status,
});

const changeRecord = (method: string, json: unknown, status: Row['status']): Row => ({
  route: `${method} /api/records/[recordId]`,
  send: async ({ ownerRecord }) => {
    const { recordId, revisionId } = await ownerRecord();
    return { method, path: `/api/records/${recordId}`, json, headers: { 'if-match': `"${revisionId}"` } };
  },
  status,
});

const judgeRecord = (method: string, json: unknown, status: Row['status']): Row => ({
  route: `${method} /api/moderation/records/[recordId]`,
  send: async ({ ownerRecord }) => {
    const { recordId, revisionId } = await ownerRecord();
    return { method, path: `/api/moderation/records/${recordId}`, json, headers: { 'if-match': `"${revisionId}"` } };
  },
  status,
});

const ownKeyword = (
  method: string,
  route: string,
  jsonOf: ((keyword: CreatedKeyword) => unknown) | undefined,
  status: Row['status'],
): Row => ({
  route: `${method} /api/keywords/[uniqueId]${route}`,
  send: async ({ ownerKeyword }) => {
    const keyword = await ownerKeyword();
    return { method, path: `/api/keywords/${keyword.uniqueId}${route}`, json: jsonOf?.(keyword) };
  },
  status,
});

const fairness = (route: string, json: unknown, status: Row['status']): Row => ({
  route: `POST /api/records/[recordId]/${route}`,
  send: async ({ ownerRecord }) => {
    const { recordId, revisionId } = await ownerRecord();
    return { method: 'POST', path: `/api/records/${recordId}/${route}`, json, headers: { 'if-match': `"${revisionId}"` } };
  },
  status,
});

const SIGNED_IN = (status: number): number[] => [401, ...Array(6).fill(status)];
const EDITORS = (status: number, visitor = 401, others = 403): number[] => [visitor, others, others, status, status, status, others];
const WITHDRAWN_NEWS = {
  category: 'site',
  pinned: false,
  withdrawn: true,
  publishedOn: '2026-01-01',
  title: { en: 'A test', ja: 'テスト' },
  text: { en: 'Text', ja: '本文' },
};
const ADMINS = (status: number): number[] => [401, 403, 403, 403, 403, status, 403];
const MODERATORS = (status: number): number[] => [401, 403, 403, 403, status, status, 403];
const EVENT_PLAN = {
  title: { en: 'A test', ja: 'テスト' },
  type: 'user-planned',
  style: 'standard',
  zone: 'Asia/Tokyo',
  startsAt: '2026-12-01T15:00:00+09:00',
  endsAt: '2026-12-02T15:00:00+09:00',
};
const NOT_BANNED = (status: number): number[] => [401, ...Array(5).fill(status), 403];
const PUSH = { endpoint: 'https://web.push.apple.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
const POLICY_CHANGE = { of: 'rule', id: 21, needs: { video: 10, image: 30 } };
const UNKNOWN_TOKEN = 'x'.repeat(43);
const NEW_PASSWORD = 'nine quick otters';

/** Every route of the site with what it answers to whom. A route that is missing here fails the test. */
export const ROWS: readonly Row[] = [
  page('', '/'),
  page('/[...rest]', '/nowhere', 404),
  page('/stage/[stageId]', '/stage/201'),
  page('/total/[totalId]', '/total/1'),
  page('/limited/[code]', '/limited/151101'),
  page('/limited/[code]', '/limited/170101?team=2'),
  page('/limited/[code]', '/limited/170101?team=3', 404),
  page('/limited/[code]', '/limited/170101?page=2', 404),
  page('/speedrun/[speedrunId]', '/speedrun/101'),
  page('/limited', '/limited'),
  page('/calendar', '/calendar'),
  page('/calendar', '/calendar?month=2026-13', 404),
  { route: 'GET /calendar.ics', send: () => ({ path: '/calendar.ics?type=limited&lang=ja' }), status: 200 },
  { route: 'GET /calendar.ics', send: () => ({ path: '/calendar.ics?type=party' }), status: 404 },
  page('/limited/[code]/replay', '/limited/211105/replay'),
  page('/limited/[code]/replay', '/ja/limited/211105/replay?hour=49', 404),
  page('/limited/[code]/event.ics', '/ja/limited/151101/event.ics'),
  page('/limited/[code]/event.ics', '/limited/151102/event.ics', 404),
  page('/ranking', '/ranking'),
  page('/records', '/records'),
  page('/entries', '/entries'),
  page('/trends', '/trends'),
  page('/information', '/information'),
  page('/information/[newsId]', '/information/1'),
  page('/information/edit', '/information/edit', EDITORS(200, 307, 404)),
  page('/information/edit/[newsId]', '/information/edit/1', EDITORS(200, 307, 404)),
  page('/information/about/[topic]', '/information/about/points'),
  page('/information/about/[topic]', '/ja/information/about/nothing', 404),
  page('/terms/[revision]', '/terms/2026-04-01'),
  page('/terms/[revision]', '/terms/2026-04-02', 404),
  page('/keyword/[keyword]/history', '/keyword/Dew_Egg/history'),
  page('/keyword/[keyword]/history', '/keyword/Dew_Egg/history?lang=de', 404),
  page('/keyword/[keyword]', '/keyword/dew_egg', 308),
  page('/keyword', '/keyword?flag=0', 404),
  page('/guide', '/guide'),
  page('/guide/[stageId]', '/guide/201'),
  page('/terms', '/terms'),
  page('/moving', '/moving'),
  page('/menu', '/menu'),
  page('/admin', '/admin', [307, 404, 404, 404, 404, 200, 404]),
  page('/admin/[section]', '/ja/admin/jobs', [307, 404, 404, 404, 404, 200, 404]),
  page('/admin/[section]', '/admin/nothing', 404),
  page('/dashboard', '/dashboard', [307, ...Array(6).fill(200)]),
  page('/notices', '/notices', [307, ...Array(6).fill(200)]),
  page('/notices', '/notices?after=x', 404),
  page('/dashboard', '/ja/dashboard?series=99', [307, ...Array(6).fill(404)]),
  page('/user/[userId]', '/user/nobody-at-all', 404),
  { route: 'GET /[locale]/user/[userId]', send: ({ owner }) => ({ path: `/user/${owner.handle}` }), status: 200 },
  page('/moderation', '/moderation', [307, 404, 404, 404, 200, 200, 404]),
  page('/moderation', '/ja/moderation?kind=missing', [307, ...Array(6).fill(404)]),
  page('/compare', '/compare'),
  page('/compare/[userA]/[userB]', '/compare/nobody-at-all/nobody-else', 404),
  {
    route: 'GET /[locale]/compare/[userA]/[userB]',
    send: ({ owner }) => ({ path: `/compare/${owner.handle}/${owner.handle}` }),
    status: 404,
  },
  page('/keyword', '/keyword'),
  page('/keyword/rules', '/keyword/rules'),
  page('/keyword/rules/[ruleId]', '/ja/keyword/rules/21'),
  page('/keyword/rules/[ruleId]', '/keyword/rules/99999', 404),
  page('/keyword/[keyword]', '/keyword/Dew_Egg'),
  page('/keyword-edit', '/keyword-edit?name=Dew', [307, ...Array(6).fill(200)]),
  page('/keyword-edit/[uniqueId]', '/keyword-edit/9558e715cd1c8', [307, ...Array(6).fill(200)]),
  page('/keyword-edit/[uniqueId]', '/ja/keyword-edit/nowhere', [307, ...Array(6).fill(404)]),
  page('/post', '/post?stage=201'),
  {
    route: 'GET /[locale]/record/[recordId]',
    send: async ({ ownerRecord }) => ({ path: `/record/${(await ownerRecord()).recordId}` }),
    status: 200,
  },
  page('/auth/login', '/auth/login', [200, ...Array(6).fill(307)]),
  page('/auth/register', '/auth/register', [200, ...Array(6).fill(307)]),
  page('/auth/logout', '/auth/logout'),
  page('/auth/reset', '/auth/reset'),
  page('/auth/confirm', '/auth/confirm?token=x'),
  page('/auth/settings', '/auth/settings', [307, ...Array(6).fill(200)]),
  page('/auth/settings', '/ja/auth/settings', [307, ...Array(6).fill(200)]),
  page('/error', '/error?error=Configuration'),
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

  auth('session', 200),
  auth('csrf', 200),
  auth('providers', 200),
  auth('signin', 302),
  auth('signout', 302),
  auth('error', 302),
  auth('callback/credentials', 404),
  auth('callback/nothing', 404),
  auth('nothing', 404),
  authPost('session', { data: '{"role":"admin"}' }, 200),
  authPost('callback/credentials', { handle: 'nobody-at-all', password: 'a wrong guess' }, 401),
  authPost('signin/nothing', {}, 200),
  authPost('signout', {}, 200),
  authPost('_log', { level: 'error', code: 'CLIENT_FETCH_ERROR' }, 204),

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
    status: [401, 200, 200, 200, 200, 200, 403],
  },
  call('POST', '/api/account/password', { next: NEW_PASSWORD }, SIGNED_IN(204)),
  call('POST', '/api/account/close', {}, SIGNED_IN(204)),
  call('GET', '/api/account/export', undefined, SIGNED_IN(200)),
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

  {
    route: 'POST /api/records',
    send: () => ({ method: 'POST', path: '/api/records', json: freshDraft(), headers: { 'idempotency-key': randomUUID() } }),
    status: [401, 201, 201, 201, 201, 201, 403],
  },
  call('POST', '/api/records', freshDraft(), SIGNED_IN(400)),
  call('GET', '/api/records/by-key/[key]', undefined, SIGNED_IN(404), `/api/records/by-key/${randomUUID()}`),
  call('GET', '/api/records/[recordId]/sealed', undefined, SIGNED_IN(404), '/api/records/1/sealed'),
  changeRecord('PATCH', { score: '100', console: 1, videoUrl: VIDEO }, [401, 200, 403, 403, 200, 200, 403]),
  changeRecord('DELETE', undefined, [401, 204, 403, 403, 204, 204, 403]),
  call('GET', '/api/boards/[stageId]/[rule]/preview', undefined, 200, '/api/boards/229/21/preview?score=100&console=1'),
  call('GET', '/api/boards/[stageId]/[rule]/me', undefined, SIGNED_IN(200), '/api/boards/229/21/me'),
  call('GET', '/api/boards/[stageId]/[rule]/ranking.csv', undefined, 200, '/api/boards/229/21/ranking.csv'),
  call('GET', '/api/boards/[stageId]/[rule]/ranking.json', undefined, 200, '/api/boards/229/21/ranking.json'),
  {
    route: 'POST /api/uploads',
    send: () => ({ method: 'POST', path: '/api/uploads', file: 'no picture at all' }),
    status: [401, 415, 415, 415, 415, 415, 403],
  },
  call('GET', '/api/pictures/[uploadId]/[file]', undefined, 404, `/api/pictures/${randomUUID()}/x.webp`),
  call('GET', '/api/server/stage/all', undefined, 200),
  call('GET', '/api/server/keyword', undefined, 200),
  call('GET', '/api/search/users', undefined, 200, '/api/search/users?q=halfmoon'),
  call('GET', '/api/search/stages/[stageId]', undefined, 200, '/api/search/stages/201'),
  call('POST', '/api/news', WITHDRAWN_NEWS, EDITORS(201)),
  {
    route: 'PATCH /api/news/[newsId]',
    send: () => ({ method: 'PATCH', path: '/api/news/1', json: WITHDRAWN_NEWS, headers: { 'if-match': '"0"' } }),
    status: EDITORS(412), // allowed, but of another version
  },
  call('GET', '/api/keywords/names', undefined, 200, '/api/keywords/names?q=dew'),
  {
    route: 'POST /api/keywords',
    send: () => ({ method: 'POST', path: '/api/keywords', json: freshKeyword(), headers: { 'idempotency-key': randomUUID() } }),
    status: NOT_BANNED(201),
  },
  call('POST', '/api/keywords', freshKeyword(), SIGNED_IN(400)),
  ownKeyword('GET', '', undefined, 200),
  call('GET', '/api/keywords/[uniqueId]', undefined, 404, '/api/keywords/%00'),
  ownKeyword(
    'PATCH',
    '',
    ({ name, revisionId, textRevisionId }) => ({ ...freshKeyword({ name }), text: 'Another.', base: { revisionId, textRevisionId } }),
    NOT_BANNED(200),
  ),
  ownKeyword('PATCH', '/flag', ({ revisionId }) => ({ flag: 3, revisionId }), [401, 200, 403, 200, 200, 200, 403]),
  ownKeyword('PATCH', '/flag', ({ revisionId }) => ({ flag: 5, revisionId }), [401, 403, 403, 403, 403, 200, 403]),
  ownKeyword('POST', '/restore', ({ textRevisionId }) => ({ lang: 'en', toRevisionId: textRevisionId, textRevisionId }), NOT_BANNED(200)),
  call('GET', '/api/me/since', undefined, SIGNED_IN(200), '/api/me/since?after=0'),
  call('POST', '/api/revalidate', undefined, 401, '/api/revalidate?page=stage&id=201'),
  call('GET', '/api/me/refresh-token', undefined, SIGNED_IN(200)),
  call('GET', '/api/me/rivals', undefined, SIGNED_IN(200)),
  {
    route: 'PUT /api/me/rivals/[userId]',
    send: ({ owner }) => ({ method: 'PUT', path: `/api/me/rivals/${owner.handle}` }),
    status: [401, 403, 204, 204, 204, 204, 403], // nobody is a rival of themselves
  },
  {
    route: 'DELETE /api/me/rivals/[userId]',
    send: ({ owner }) => ({ method: 'DELETE', path: `/api/me/rivals/${owner.handle}` }),
    status: SIGNED_IN(204),
  },
  call('GET', '/api/me/totals/[totalId]', undefined, SIGNED_IN(200), '/api/me/totals/20'),
  call('GET', '/api/me/totals/[totalId]', undefined, SIGNED_IN(404), '/api/me/totals/5'),
  call('GET', '/api/me/notices', undefined, NOT_BANNED(200)),
  call('GET', '/api/me/notices', undefined, SIGNED_IN(404), '/api/me/notices?after=x'),
  call('POST', '/api/me/notices/read', { upTo: '1' }, NOT_BANNED(204)),
  call('POST', '/api/me/notices/read', { id: '999999999' }, NOT_BANNED(404)), // nobody's, or somebody else's
  call('POST', '/api/me/notices/read', { user: 1 }, SIGNED_IN(422)),
  call('PUT', '/api/me/push', PUSH, SIGNED_IN(404)), // this site has no keys
  call('PUT', '/api/me/push', { ...PUSH, endpoint: 'https://127.0.0.1/x' }, SIGNED_IN(422)),
  call('DELETE', '/api/me/push', undefined, SIGNED_IN(204)),

  {
    route: 'POST /api/records/[recordId]/answer',
    send: async ({ ownerRecord }) => {
      const { recordId, revisionId } = await ownerRecord();
      const headers = { 'if-match': `"${revisionId}"` };
      return { method: 'POST', path: `/api/records/${recordId}/answer`, json: { text: 'Here.' }, headers };
    },
    status: [401, ...Array(6).fill(403)], // nothing was asked
  },
  call('GET', '/api/moderation/queue', undefined, MODERATORS(200)),
  judgeRecord('GET', undefined, MODERATORS(200)),
  ...[
    { verb: 'verify' },
    { verb: 'ask', text: 'Why?' },
    { verb: 'decline', text: 'No.' },
    { verb: 'withdraw' },
    { verb: 'correct', changes: { score: '90' } },
    { verb: 'move', stageId: 228, rule: 21 },
  ].map((json) => judgeRecord('POST', json, MODERATORS(200))),
  judgeRecord('POST', { verb: 'restore' }, [401, ...Array(6).fill(403)]), // nothing was taken away
  judgeRecord('POST', { verb: 'decline' }, SIGNED_IN(422)), // without a word to the player
  call('POST', '/api/moderation/acts/[actId]/undo', {}, SIGNED_IN(404), '/api/moderation/acts/999999999/undo'),
  call('POST', '/api/moderation/bulks', { verb: 'verify', recordIds: ['999999999'] }, MODERATORS(201)),
  call('POST', '/api/moderation/bulks', { verb: 'verify', recordIds: [] }, SIGNED_IN(422)),
  call('POST', '/api/moderation/bulks/[bulkId]/apply', undefined, SIGNED_IN(404), `/api/moderation/bulks/${randomUUID()}/apply`),
  call('POST', '/api/moderation/bulks/[bulkId]/undo', {}, MODERATORS(404), `/api/moderation/bulks/${randomUUID()}/undo`),
  call('POST', '/api/moderation/notes', { handle: 'nobody-at-all', text: 'A note.' }, MODERATORS(404)),
  call('POST', '/api/moderation/seen', { item: 'name/999999999' }, MODERATORS(204)),

  call('POST', '/api/events/[code]/join', undefined, NOT_BANNED(409), '/api/events/151101/join'), // long over
  call('POST', '/api/events/[code]/join', undefined, NOT_BANNED(404), '/api/events/nothing/join'),
  call('GET', '/api/events/[code]/me', undefined, SIGNED_IN(200), '/api/events/151101/me'),
  call('GET', '/api/events/[code]/me', undefined, SIGNED_IN(404), '/api/events/151102/me'),
  call('GET', '/api/events/[code]', undefined, 200, '/api/events/151101'),
  call('GET', '/api/events/[code]', undefined, 404, '/api/events/151102'),
  call('GET', '/api/events/[code]/event.csv', undefined, 200, '/api/events/151101/event.csv'),
  call('GET', '/api/events/[code]/replay', undefined, 200, '/api/events/151101/replay'),
  call('POST', '/api/events', { code: 261301, plan: EVENT_PLAN }, ADMINS(422)), // no such day
  call('GET', '/api/events/[code]/draft', undefined, ADMINS(409), '/api/events/151101/draft'), // no draft
  ...(['PUT /api/events/[code]', 'POST /api/events/[code]/open'] as const).map((route) => {
    const [method = '', path = ''] = route.split(' ');
    const json =
      method === 'PUT' ? { ...EVENT_PLAN, startsAt: '2015-11-01T15:00:00+09:00', endsAt: '2015-11-02T15:00:00+09:00' } : undefined;
    return {
      route,
      send: () => ({ method, path: path.replace('[code]', '151101'), json, headers: { 'if-match': '"0"' } }),
      status: ADMINS(409), // no draft
    };
  }),
  page('/admin/events', '/admin/events', [307, 404, 404, 404, 404, 200, 404]),
  page('/admin/events/new', '/ja/admin/events/new?code=261205', [307, 404, 404, 404, 404, 200, 404]),
  page('/admin/events/[code]', '/admin/events/151101', [307, 404, 404, 404, 404, 200, 404]),
  page('/admin/events/[code]', '/admin/events/151102', [307, ...Array(6).fill(404)]),
  call('POST', '/api/events/[code]/close', undefined, ADMINS(404), '/api/events/261301/close'),
  call('POST', '/api/events/[code]/amendments', { reason: { en: 'A test', ja: 'テスト' } }, ADMINS(404), '/api/events/261301/amendments'),
  call('PUT', '/api/events/[code]/members/[userId]', { teamId: 1 }, ADMINS(404), '/api/events/261301/members/nobody-at-all'),
  call('PUT', '/api/events/[code]/organisers/[userId]', undefined, ADMINS(404), '/api/events/261201/organisers/nobody-at-all'),
  call('DELETE', '/api/events/[code]/organisers/[userId]', undefined, ADMINS(404), '/api/events/261201/organisers/nobody-at-all'),

  call('GET', '/api/admin/switches', undefined, ADMINS(200)),
  call('PUT', '/api/admin/switches/[name]', { isOn: true }, ADMINS(200), '/api/admin/switches/posting'),
  call('PUT', '/api/admin/switches/[name]', { isOn: true }, ADMINS(404), '/api/admin/switches/nothing'),
  call('GET', '/api/admin/staff', undefined, ADMINS(200)),
  {
    route: 'PUT /api/admin/roles/[userId]',
    send: ({ owner }) => ({ method: 'PUT', path: `/api/admin/roles/${owner.handle}`, json: { role: 'player' } }),
    status: ADMINS(200),
  },
  {
    route: 'PUT /api/admin/roles/[userId]',
    send: ({ actor }) => ({ method: 'PUT', path: `/api/admin/roles/${actor.handle || 'nobody'}`, json: { role: 'admin' } }),
    status: [401, 403, 403, 403, 403, 403, 403], // nobody their own
  },
  call('GET', '/api/admin/bans', undefined, [401, 403, 403, 403, 200, 200, 403]),
  {
    route: 'POST /api/admin/bans',
    send: ({ owner }) => ({
      method: 'POST',
      path: '/api/admin/bans',
      json: { userId: owner.handle, scope: 'keywords', reason: 'a test', lastDay: '2001-01-01' },
    }),
    status: [401, 403, 403, 403, 422, 422, 403], // allowed, but over before it began
  },
  call('DELETE', '/api/admin/bans/[banId]', undefined, SIGNED_IN(404), '/api/admin/bans/999999999'),
  call('GET', '/api/admin/policy', undefined, ADMINS(200)),
  call('POST', '/api/admin/policy/preview', POLICY_CHANGE, ADMINS(200)),
  {
    route: 'PATCH /api/admin/policy',
    send: () => ({ method: 'PATCH', path: '/api/admin/policy', json: POLICY_CHANGE, headers: { 'if-match': '"0"' } }),
    status: ADMINS(412), // allowed, but of another version
  },
  call('POST', '/api/admin/catalogue/preview', { csv: 'stage.201,A,あ' }, ADMINS(200)),
  {
    route: 'PATCH /api/admin/catalogue',
    send: () => ({ method: 'PATCH', path: '/api/admin/catalogue', json: { csv: 'stage.201,A,あ' }, headers: { 'if-match': '"0"' } }),
    status: ADMINS(412), // allowed, but of another version
  },
  {
    route: 'PUT /api/records/[recordId]/evidence',
    send: async ({ ownerRecord }) => {
      const { recordId, revisionId } = await ownerRecord();
      return {
        method: 'PUT',
        path: `/api/records/${recordId}/evidence`,
        json: { videoUrl: VIDEO },
        headers: { 'if-match': `"${revisionId}"` },
      };
    },
    status: [401, 409, 403, 403, 403, 403, 403], // the owner's is not gone
  },
  call('GET', '/api/admin/exports/[file]', undefined, ADMINS(200), '/api/admin/exports/players.csv'),
  call('GET', '/api/admin/exports/[file]', undefined, SIGNED_IN(404), '/api/admin/exports/sessions.csv'),
  call('GET', '/api/admin/jobs', undefined, ADMINS(200)),
  call('POST', '/api/admin/jobs/retry', undefined, ADMINS(200)),
  call('POST', '/api/admin/recalculation', undefined, ADMINS(202)),
  call('GET', '/api/rules/[ruleId]', undefined, 200, '/api/rules/21'),
  call('GET', '/api/rules/[ruleId]', undefined, 404, '/api/rules/99999'),
  page('/log', '/log'),
  page('/log', '/ja/log?verb=decline&year=2026'),
  page('/log', '/log?verb=reported', 404),
  call('GET', '/api/log.csv', undefined, 200),
  call('GET', '/api/log.json', undefined, 404, '/api/log.json?year=1999'),
  fairness('report', { reason: 'value-differs' }, [401, 403, 204, 204, 204, 204, 403]), // nobody reports a record of their own
  fairness('report', { reason: 'other' }, SIGNED_IN(422)), // which says nothing without a text
  fairness('appeal', { text: 'a test' }, [401, 409, 403, 403, 403, 403, 403]), // it is not declined
  fairness('glances', { board: true, evidence: true, value: true, rule: true }, SIGNED_IN(403)), // nobody here has a class
  call('GET', '/api/records/[recordId]/glances', undefined, SIGNED_IN(200), '/api/records/1/glances'),
  call(
    'POST',
    '/api/records/[recordId]/glances',
    { board: true, evidence: true, value: true, rule: true },
    SIGNED_IN(428),
    '/api/records/1/glances',
  ),
  call('PUT', '/api/appeals/[appealId]', { outcome: 'kept', text: 'a test' }, MODERATORS(404), '/api/appeals/999999999'),
  call('PUT', '/api/reports/[reportId]', { outcome: 'dismissed' }, MODERATORS(404), '/api/reports/999999999'),
];
