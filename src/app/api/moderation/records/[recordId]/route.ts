import { actForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { actOnRecord } from '#usecases/moderation/act-on-record.ts';
import { getCard } from '#usecases/moderation/get-card.ts';
import { json, sayOr, sessionRead, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { etagOf, parseRecordId, readIfMatch } from '#web/server/record-headers.ts';

export const GET = sessionRead((session, params) =>
  sayOr(getCard(deps(), actorOf(session, 'records'), parseRecordId(params.recordId)), (card) =>
    json(card, 200, { etag: etagOf(card.page.record.revisionId) }),
  ),
);

export const POST = sessionWrite(actForm, async ({ form, session, request, params }) => {
  const revisionId = readIfMatch(request.headers);
  if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return sayOr(actOnRecord(deps(), actorOf(session, 'records'), at, form), (act) => json(act, 200, { etag: etagOf(act.revisionId) }));
});
