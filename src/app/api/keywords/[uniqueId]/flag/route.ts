import { keywordFlagForm } from '#domain/keywords/keyword-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { changeKeywordFlag } from '#usecases/keywords/change-keyword-flag.ts';
import { sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { answerChange } from '#web/server/keyword-answer.ts';
import { parseUniqueId } from '#web/server/parse-id.ts';

export const PATCH = sessionWrite(
  keywordFlagForm,
  ({ form, session, request, params }) =>
    answerChange(request, changeKeywordFlag(deps(), actorOf(session, 'keywords'), parseUniqueId(params.uniqueId), form)),
  { lost: 'not_saved_or_unknown' },
);
