import { keywordRestoreForm } from '#domain/keywords/keyword-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { restoreKeyword } from '#usecases/keywords/restore-keyword.ts';
import { sessionWrite } from '#web/server/answer/api-route.ts';
import { parseUniqueId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';
import { answerChange } from '#web/server/texts/keyword-answer.ts';

export const POST = sessionWrite(
  keywordRestoreForm,
  ({ form, session, request, params }) =>
    answerChange(request, restoreKeyword(deps(), actorOf(session, 'keywords'), parseUniqueId(params.uniqueId), form)),
  { lost: 'not_saved_or_unknown' },
);
