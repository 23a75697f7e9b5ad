import { parseHandle } from '#domain/accounts/handle.ts';
import { getDuelWith } from '#usecases/players/get-duel-with.ts';
import { refuse } from '#usecases/refused.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import type { DuelJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session, { userId = '' }) => {
  const handle = parseHandle(userId);
  return handle.ok ? respond(getDuelWith(deps(), session, handle.value), (duel) => json<DuelJson>(duel)) : refuse('not-found');
});
