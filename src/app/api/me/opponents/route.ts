import { parseHandle } from '#domain/accounts/handle.ts';
import { listOpponents } from '#usecases/rivals/list-opponents.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import type { OpponentsJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

const MOST_RECENT = 5;

export const GET = sessionRead(async (session, _params, request) => {
  const recent = new URL(request.url).searchParams.getAll('recent').slice(0, MOST_RECENT);
  const handles = recent.map(parseHandle).flatMap((parsed) => (parsed.ok ? [parsed.value] : []));
  return json<OpponentsJson>(await listOpponents(deps(), session, handles));
});
