import { keywordEditForm } from '#domain/keywords/keyword-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editKeyword } from '#usecases/keywords/edit-keyword.ts';
import { getKeywordToEdit } from '#usecases/keywords/get-keyword-to-edit.ts';
import { json, openCall, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { parseUniqueId } from '#web/server/answer/parse-id.ts';
import { MAX_KEYWORD_BYTES } from '#web/server/answer/read-body.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import { answerChange } from '#web/server/texts/keyword-answer.ts';

export const GET = openCall(async ({ request, params }) => {
  const actor = actorOf(await readSession(request.headers), 'keywords');
  return respond(getKeywordToEdit(deps(), actor, parseUniqueId(params.uniqueId)), (data) => json({ data }));
});

export const PATCH = sessionWrite(
  keywordEditForm,
  ({ form, session, request, params }) =>
    answerChange(request, editKeyword(deps(), actorOf(session, 'keywords'), parseUniqueId(params.uniqueId), form)),
  { lost: 'not_saved_or_unknown', maxBytes: MAX_KEYWORD_BYTES },
);
