import { actForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { actOnRecord } from '#usecases/moderation/act-on-record.ts';
import { getCard } from '#usecases/moderation/get-card.ts';
import { json, jsonVersion, respond, sessionRead, versionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { etagOf, parseRecordId } from '#web/server/rankings/record-headers.ts';

export const GET = sessionRead((session, params) =>
  respond(getCard(deps(), actorOf(session, 'records'), parseRecordId(params.recordId)), (card) =>
    json(card, 200, { etag: etagOf(card.page.record.revisionId) }),
  ),
);

export const POST = versionWrite(actForm, async ({ form, session, revisionId, params }) => {
  const at = { recordId: parseRecordId(params.recordId), revisionId };
  return respond(actOnRecord(deps(), actorOf(session, 'records'), at, form), jsonVersion);
});
