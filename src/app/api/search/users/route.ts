import { userQuery } from '#domain/search/user-query.ts';
import { readForm } from '#domain/shared/form.ts';
import { findUsers, getActiveUsers } from '#usecases/search/find-users.ts';
import { json, openCall, respond } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { UserListJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

const FOR_FIVE_MINUTES = { 'cache-control': 'public, max-age=300' };

export const GET = openCall(async ({ request, client }) => {
  const query = readForm(userQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.ok) return errorAnswer(request, 'invalid', { fields: query.fields });
  const { q } = query.value;
  if (q === undefined) return json<UserListJson>({ data: await getActiveUsers(deps()) }, 200, FOR_FIVE_MINUTES);
  return respond(findUsers(deps(), client.address, q), (data) => json<UserListJson>({ data }));
});
