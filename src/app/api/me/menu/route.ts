import { getOwnMenu } from '#usecases/players/get-own-menu.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';
import type { OwnMenuJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json<OwnMenuJson>(await getOwnMenu(deps(), session)));
