import { keywordRestoreForm } from '#domain/keywords/keyword-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { restoreKeyword } from '#usecases/keywords/restore-keyword.ts';
import { sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { answerChange } from '#web/server/keyword-answer.ts';
import { parseUniqueId } from '#web/server/parse-id.ts';

export const POST = sessionWrite(
  keywordRestoreForm,
  ({ form, session, request, params }) =>
    answerChange(request, restoreKeyword(deps(), actorOf(session, 'keywords'), parseUniqueId(params.uniqueId), form)),
  { lost: 'not_saved_or_unknown' },
);
