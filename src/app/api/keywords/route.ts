import { keywordForm } from '#domain/keywords/keyword-form.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { addressPrefix } from '#domain/shared/language.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createKeyword } from '#usecases/keywords/create-keyword.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { MAX_KEYWORD_BYTES } from '#web/server/answer/read-body.ts';
import { deps } from '#web/server/deps.ts';
import { parseKey } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(
  keywordForm,
  async ({ form, session, request }) => {
    const key = parseKey(request.headers.get('idempotency-key'));
    if (key === undefined) return errorAnswer(request, 'key-required');
    return respond(createKeyword(deps(), actorOf(session, 'keywords'), key, form), ({ keyword, isReplay }) =>
      json({ data: keyword }, 201, {
        location: `${addressPrefix(keyword.lang)}${keywordRoute(keyword.name)}`,
        ...(isReplay && { 'idempotent-replayed': 'true' }),
      }),
    );
  },
  { lost: 'not_saved_or_unknown', maxBytes: MAX_KEYWORD_BYTES },
);
