import { randomUUID } from 'node:crypto';
import { call, MODERATORS, ownRecord, type RouteRow, recent, SIGNED_IN } from './route-row.ts';

/** Routes for moderation, reports, appeals and peer checks. */
export const MODERATION_ROUTES: readonly RouteRow[] = [
  // The record has no open question.
  ownRecord('POST', '/api/records/[recordId]/answer', { text: 'Here.' }, SIGNED_IN(403)),
  call('GET', '/api/moderation/queue', undefined, MODERATORS(200)),
  ownRecord('GET', '/api/moderation/records/[recordId]', undefined, MODERATORS(200)),
  ...[
    { verb: 'verify' },
    { verb: 'ask', text: 'Why?' },
    { verb: 'decline', text: 'No.' },
    { verb: 'correct', changes: { score: '90' } },
    { verb: 'move', stageId: 228, rule: 21 },
  ].map((json) => ownRecord('POST', '/api/moderation/records/[recordId]', json, MODERATORS(200))),
  recent(ownRecord('POST', '/api/moderation/records/[recordId]', { verb: 'withdraw' }, MODERATORS(200))),
  // The record is not withdrawn.
  ownRecord('POST', '/api/moderation/records/[recordId]', { verb: 'restore' }, SIGNED_IN(403)),
  // The text is missing.
  ownRecord('POST', '/api/moderation/records/[recordId]', { verb: 'decline' }, SIGNED_IN(422)),
  call('POST', '/api/moderation/acts/[actId]/undo', {}, SIGNED_IN(404), '/api/moderation/acts/999999999/undo'),
  call('POST', '/api/moderation/bulks', { verb: 'verify', recordIds: ['999999999'] }, MODERATORS(201)),
  recent(call('POST', '/api/moderation/bulks', { verb: 'withdraw', recordIds: ['999999999'] }, MODERATORS(201))),
  call('POST', '/api/moderation/bulks', { verb: 'verify', recordIds: [] }, SIGNED_IN(422)),
  call('POST', '/api/moderation/bulks/[bulkId]/apply', undefined, SIGNED_IN(404), `/api/moderation/bulks/${randomUUID()}/apply`),
  call('POST', '/api/moderation/bulks/[bulkId]/undo', {}, MODERATORS(404), `/api/moderation/bulks/${randomUUID()}/undo`),
  call('POST', '/api/moderation/notes', { handle: 'nobody-at-all', text: 'A note.' }, MODERATORS(404)),
  call('POST', '/api/moderation/seen', { item: 'name/999999999' }, MODERATORS(204)),
  recent(call('POST', '/api/moderation/profiles', { userId: 'nobody-at-all' }, MODERATORS(404))),
  call('POST', '/api/reports/profiles/[userId]', { reason: 'other' }, SIGNED_IN(404), '/api/reports/profiles/nobody-at-all'),
  // Players cannot report their own records.
  ownRecord('POST', '/api/records/[recordId]/report', { reason: 'value-differs' }, [401, 403, 204, 204, 204, 204, 403]),
  // This reason requires a text.
  ownRecord('POST', '/api/records/[recordId]/report', { reason: 'other' }, SIGNED_IN(422)),
  // The record is not declined.
  ownRecord('POST', '/api/records/[recordId]/appeal', { text: 'a test' }, [401, 409, 403, 403, 403, 403, 403]),
  // None of the actors has a rank class.
  ownRecord('POST', '/api/records/[recordId]/glances', { board: true, evidence: true, value: true, rule: true }, SIGNED_IN(403)),
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
