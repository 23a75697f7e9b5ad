import { MOST_CHOSEN } from '#domain/rankings/duels/rivals.ts';
import { listOwnRivals } from '#usecases/rivals/list-own-rivals.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import type { RivalsJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => {
  const rivals = await listOwnRivals(deps(), session);
  return json<RivalsJson>({ rivals: rivals.map(({ handle, name }) => ({ userId: handle, name })), most: MOST_CHOSEN });
});
