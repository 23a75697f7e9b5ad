import { randomUUID } from 'node:crypto';
import { freshKeyword } from '#tests/support/scenarios/keywords.ts';
import type { CreatedKeyword } from '#usecases/keywords/create-keyword.ts';
import { call, callWithStaleVersion, EDITORS, NOT_BANNED, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

const ownKeyword = (
  method: string,
  route: string,
  jsonOf: ((keyword: CreatedKeyword) => unknown) | undefined,
  status: RouteRow['status'],
): RouteRow => ({
  route: `${method} /api/keywords/[uniqueId]${route}`,
  send: async ({ ownerKeyword }) => {
    const keyword = await ownerKeyword();
    return { method, path: `/api/keywords/${keyword.uniqueId}${route}`, json: jsonOf?.(keyword) };
  },
  status,
});

const WITHDRAWN_NEWS = {
  category: 'site',
  pinned: false,
  withdrawn: true,
  publishedOn: '2026-01-01',
  title: { en: 'A test', ja: 'テスト' },
  text: { en: 'Text', ja: '本文' },
};

/** Routes for keywords and news. */
export const KEYWORDS_ROUTES: readonly RouteRow[] = [
  call('POST', '/api/news', WITHDRAWN_NEWS, EDITORS(201)),
  callWithStaleVersion('PATCH', '/api/news/[newsId]', WITHDRAWN_NEWS, EDITORS(412), '/api/news/1'),
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
  // Flag 0 deletes the entry.
  recent(ownKeyword('PATCH', '/flag', ({ revisionId }) => ({ flag: 0, revisionId }), EDITORS(200))),
  ownKeyword('POST', '/restore', ({ textRevisionId }) => ({ lang: 'en', toRevisionId: textRevisionId, textRevisionId }), NOT_BANNED(200)),
];
