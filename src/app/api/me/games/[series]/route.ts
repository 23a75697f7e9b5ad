import { getOwnGame } from '#usecases/game/get-own-game.ts';
import { refuse } from '#usecases/refused.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import type { OwnGameJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async ({ userId }, { series = '' }) => {
  const own = await getOwnGame(deps(), userId, parseId(series));
  return own.ok ? json<OwnGameJson>(own.value) : refuse('not-found');
});
