import { ADMINS, call, callWithStaleVersion, MODERATORS, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

const POLICY_CHANGE = { of: 'rule', id: 21, needs: { video: 10, image: 30 } };

/** Routes for administration. */
export const ADMINISTRATION_ROUTES: readonly RouteRow[] = [
  call('GET', '/api/admin/switches', undefined, ADMINS(200)),
  recent(call('PUT', '/api/admin/switches/[name]', { isOn: true }, ADMINS(200), '/api/admin/switches/posting')),
  recent(call('PUT', '/api/admin/switches/[name]', { isOn: true }, ADMINS(404), '/api/admin/switches/nothing')),
  call('GET', '/api/admin/staff', undefined, ADMINS(200)),
  recent({
    route: 'PUT /api/admin/roles/[userId]',
    send: ({ owner }) => ({ method: 'PUT', path: `/api/admin/roles/${owner.handle}`, json: { role: 'player' } }),
    status: ADMINS(200),
  }),
  {
    route: 'PUT /api/admin/roles/[userId]',
    send: ({ actor }) => ({ method: 'PUT', path: `/api/admin/roles/${actor.handle || 'nobody'}`, json: { role: 'admin' } }),
    // Users cannot change their own role.
    status: [401, 403, 403, 403, 403, 403, 403],
  },
  call('GET', '/api/admin/bans', undefined, MODERATORS(200)),
  {
    route: 'POST /api/admin/bans',
    send: ({ owner }) => ({
      method: 'POST',
      path: '/api/admin/bans',
      json: { userId: owner.handle, scope: 'keywords', reason: 'a test', lastDay: '2001-01-01' },
    }),
    // The request is permitted, but the last day is in the past.
    status: MODERATORS(422),
  },
  call('DELETE', '/api/admin/bans/[banId]', undefined, SIGNED_IN(404), '/api/admin/bans/999999999'),
  call('GET', '/api/admin/policy', undefined, ADMINS(200)),
  call('POST', '/api/admin/policy/preview', POLICY_CHANGE, ADMINS(200)),
  callWithStaleVersion('PATCH', '/api/admin/policy', POLICY_CHANGE, ADMINS(412)),
  call('POST', '/api/admin/catalogue/preview', { csv: 'stage.201,A,あ' }, ADMINS(200)),
  callWithStaleVersion('PATCH', '/api/admin/catalogue', { csv: 'stage.201,A,あ' }, ADMINS(412)),
  recent(call('GET', '/api/admin/exports/[file]', undefined, ADMINS(200), '/api/admin/exports/players.csv')),
  call('GET', '/api/admin/exports/[file]', undefined, SIGNED_IN(404), '/api/admin/exports/sessions.csv'),
  call('GET', '/api/admin/webhooks', undefined, ADMINS(200)),
  recent(call('POST', '/api/admin/webhooks', { kind: 'standard', url: 'https://127.0.0.1/', events: ['news'] }, ADMINS(422))),
  recent(call('PATCH', '/api/admin/webhooks/[webhookId]', { isPaused: true }, ADMINS(404), '/api/admin/webhooks/999999999')),
  recent(call('DELETE', '/api/admin/webhooks/[webhookId]', undefined, ADMINS(404), '/api/admin/webhooks/999999999')),
  recent(call('POST', '/api/admin/webhooks/[webhookId]/test', undefined, ADMINS(404), '/api/admin/webhooks/999999999/test')),
  call('GET', '/api/admin/jobs', undefined, ADMINS(200)),
  call('POST', '/api/admin/jobs/retry', undefined, ADMINS(200)),
  call('POST', '/api/admin/recalculation', undefined, ADMINS(202)),
];
