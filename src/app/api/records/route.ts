import { recordForm } from '#domain/records/draft/record-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { refuse } from '#usecases/refused.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { etagOf, isAuthor, parseKey } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(
  recordForm,
  async ({ form, session, request }) => {
    const key = parseKey(request.headers.get('idempotency-key'));
    if (key === undefined) return errorAnswer(request, 'key-required');
    if (!isAuthor(request.headers, session.handle)) return refuse('login-required');
    return respond(postRecord(deps(), actorOf(session, 'records'), key, form), ({ record, isReplay }) =>
      json(record, 201, {
        location: `/record/${record.recordId}`,
        etag: etagOf(record.revisionId),
        ...(isReplay && { 'idempotent-replayed': 'true' }),
      }),
    );
  },
  { lost: 'not_saved_or_unknown' },
);
