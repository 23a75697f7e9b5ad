import { keywordNamesQuery } from '#domain/keywords/keyword-form.ts';
import { readForm } from '#domain/shared/form.ts';
import { findKeywordNames } from '#usecases/keywords/find-keyword-names.ts';
import { json, openCall, respond } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { KeywordNamesJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

const FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' };

export const GET = openCall(async ({ request, client }) => {
  const query = readForm(keywordNamesQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.ok) return errorAnswer(request, 'invalid', { fields: query.fields });
  return respond(findKeywordNames(deps(), client.address, query.value.q), (data) => json<KeywordNamesJson>({ data }, 200, FOR_A_MINUTE));
});
