import { randomUUID } from 'node:crypto';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { call, NOT_BANNED, ownRecord, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

const NO_RECORD = 999_999_999; // Not 1, which the actor may own in a new database.

/** Routes for records and their evidence. */
export const RECORDS_ROUTES: readonly RouteRow[] = [
  {
    route: 'POST /api/records',
    send: () => ({ method: 'POST', path: '/api/records', json: freshDraft(), headers: { 'idempotency-key': randomUUID() } }),
    status: NOT_BANNED(201),
  },
  call('POST', '/api/records', freshDraft(), SIGNED_IN(400)),
  call('GET', '/api/records/by-key/[key]', undefined, SIGNED_IN(404), `/api/records/by-key/${randomUUID()}`),
  call('GET', '/api/records/[recordId]/sealed', undefined, SIGNED_IN(404), `/api/records/${NO_RECORD}/sealed`),
  call('GET', '/api/records/[recordId]/result', undefined, SIGNED_IN(404), `/api/records/${NO_RECORD}/result`),
  ownRecord('PATCH', '/api/records/[recordId]', { score: '100', console: 1, videoUrl: VIDEO }, [401, 200, 403, 403, 200, 200, 403]),
  recent(ownRecord('DELETE', '/api/records/[recordId]', undefined, [401, 204, 403, 403, 204, 204, 403])),
  {
    route: 'POST /api/uploads',
    send: () => ({ method: 'POST', path: '/api/uploads', file: 'no picture at all' }),
    status: NOT_BANNED(415),
  },
  // These calls require a token. A session does not replace it.
  call('GET', '/api/v1/me', undefined, 401),
  call('POST', '/api/v1/records', freshDraft(), 401),
  call('POST', '/api/v1/uploads', undefined, 401),
  call('GET', '/api/pictures/[uploadId]/[file]', undefined, 404, `/api/pictures/${randomUUID()}/x.webp`),
  ownRecord('GET', '/api/evidence/[recordId]', undefined, 200),
  // The record still has its evidence.
  ownRecord('PUT', '/api/records/[recordId]/evidence', { videoUrl: VIDEO }, [401, 409, 403, 403, 403, 403, 403]),
];
