import { ADMINS, call, callWithStaleVersion, NOT_BANNED, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

const EVENT_PLAN = {
  title: { en: 'A test', ja: 'テスト' },
  type: 'user-planned',
  style: 'standard',
  zone: 'Asia/Tokyo',
  startsAt: '2026-12-01T15:00:00+09:00',
  endsAt: '2026-12-02T15:00:00+09:00',
};
const PAST_PLAN = { ...EVENT_PLAN, startsAt: '2015-11-01T15:00:00+09:00', endsAt: '2015-11-02T15:00:00+09:00' };

/** Routes for events, their plans and their organisers. */
export const EVENTS_ROUTES: readonly RouteRow[] = [
  // The event has ended.
  call('POST', '/api/events/[code]/join', undefined, NOT_BANNED(409), '/api/events/151101/join'),
  call('POST', '/api/events/[code]/join', undefined, NOT_BANNED(404), '/api/events/nothing/join'),
  call('GET', '/api/events/[code]/me', undefined, SIGNED_IN(200), '/api/events/151101/me'),
  call('GET', '/api/events/[code]/me', undefined, SIGNED_IN(404), '/api/events/151102/me'),
  call('GET', '/api/events/[code]', undefined, 200, '/api/events/151101'),
  call('GET', '/api/events/[code]', undefined, 404, '/api/events/151102'),
  call('GET', '/api/events/[code]/event.csv', undefined, 200, '/api/events/151101/event.csv'),
  call('GET', '/api/events/[code]/replay', undefined, 200, '/api/events/151101/replay'),
  call('GET', '/api/events/[code]/result.json', undefined, 200, '/api/events/151101/result.json'),
  call('GET', '/api/events/[code]/result.json', undefined, 404, '/api/events/151102/result.json'),
  call('GET', '/api/events/[code]/result.json.minisig', undefined, 404, '/api/events/151101/result.json.minisig'),
  // The code is not a date.
  call('POST', '/api/events', { code: 261301, plan: EVENT_PLAN }, ADMINS(422)),
  // The event is not a draft.
  call('GET', '/api/events/[code]/draft', undefined, ADMINS(409), '/api/events/151101/draft'),
  // The event is not a draft.
  callWithStaleVersion('PUT', '/api/events/[code]', PAST_PLAN, ADMINS(409), '/api/events/151101'),
  // The event is not a draft.
  callWithStaleVersion('POST', '/api/events/[code]/open', undefined, ADMINS(409), '/api/events/151101/open'),
  call('POST', '/api/events/[code]/close', undefined, ADMINS(404), '/api/events/261301/close'),
  call('POST', '/api/events/[code]/amendments', { reason: { en: 'A test', ja: 'テスト' } }, ADMINS(404), '/api/events/261301/amendments'),
  call('PUT', '/api/events/[code]/members/[userId]', { teamId: 1 }, ADMINS(404), '/api/events/261301/members/nobody-at-all'),
  recent(call('PUT', '/api/events/[code]/organisers/[userId]', undefined, ADMINS(404), '/api/events/261201/organisers/nobody-at-all')),
  recent(call('DELETE', '/api/events/[code]/organisers/[userId]', undefined, ADMINS(404), '/api/events/261201/organisers/nobody-at-all')),
];
