import { keywordFlagForm } from '#domain/keywords/keyword-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { changeKeywordFlag } from '#usecases/keywords/change-keyword-flag.ts';
import { sessionWrite } from '#web/server/answer/api-route.ts';
import { parseUniqueId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';
import { answerChange } from '#web/server/texts/keyword-answer.ts';

export const PATCH = sessionWrite(
  keywordFlagForm,
  ({ form, session, request, params }) =>
    answerChange(request, changeKeywordFlag(deps(), actorOf(session, 'keywords'), parseUniqueId(params.uniqueId), form)),
  { lost: 'not_saved_or_unknown' },
);
