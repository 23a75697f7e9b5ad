import { randomUUID } from 'node:crypto';
import { call, MODERATORS, ownRecord, type RouteRow, SIGNED_IN } from './route-row.ts';

/** Moderation, reports, appeals and peer checks. */
export const MODERATION_ROUTES: readonly RouteRow[] = [
  ownRecord('POST', '/api/records/[recordId]/answer', { text: 'Here.' }, SIGNED_IN(403)), // no question is open
  call('GET', '/api/moderation/queue', undefined, MODERATORS(200)),
  ownRecord('GET', '/api/moderation/records/[recordId]', undefined, MODERATORS(200)),
  ...[
    { verb: 'verify' },
    { verb: 'ask', text: 'Why?' },
    { verb: 'decline', text: 'No.' },
    { verb: 'withdraw' },
    { verb: 'correct', changes: { score: '90' } },
    { verb: 'move', stageId: 228, rule: 21 },
  ].map((json) => ownRecord('POST', '/api/moderation/records/[recordId]', json, MODERATORS(200))),
  ownRecord('POST', '/api/moderation/records/[recordId]', { verb: 'restore' }, SIGNED_IN(403)), // the record is not withdrawn
  ownRecord('POST', '/api/moderation/records/[recordId]', { verb: 'decline' }, SIGNED_IN(422)), // the text is missing
  call('POST', '/api/moderation/acts/[actId]/undo', {}, SIGNED_IN(404), '/api/moderation/acts/999999999/undo'),
  call('POST', '/api/moderation/bulks', { verb: 'verify', recordIds: ['999999999'] }, MODERATORS(201)),
  call('POST', '/api/moderation/bulks', { verb: 'verify', recordIds: [] }, SIGNED_IN(422)),
  call('POST', '/api/moderation/bulks/[bulkId]/apply', undefined, SIGNED_IN(404), `/api/moderation/bulks/${randomUUID()}/apply`),
  call('POST', '/api/moderation/bulks/[bulkId]/undo', {}, MODERATORS(404), `/api/moderation/bulks/${randomUUID()}/undo`),
  call('POST', '/api/moderation/notes', { handle: 'nobody-at-all', text: 'A note.' }, MODERATORS(404)),
  call('POST', '/api/moderation/seen', { item: 'name/999999999' }, MODERATORS(204)),
  ownRecord('POST', '/api/records/[recordId]/report', { reason: 'value-differs' }, [401, 403, 204, 204, 204, 204, 403]), // own records cannot be reported
  ownRecord('POST', '/api/records/[recordId]/report', { reason: 'other' }, SIGNED_IN(422)), // this reason needs a text
  ownRecord('POST', '/api/records/[recordId]/appeal', { text: 'a test' }, [401, 409, 403, 403, 403, 403, 403]), // the record is not declined
  ownRecord('POST', '/api/records/[recordId]/glances', { board: true, evidence: true, value: true, rule: true }, SIGNED_IN(403)), // none of the actors has a class
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
