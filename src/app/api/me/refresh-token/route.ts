import { newRefreshToken } from '#web/server/account/refresh-token.ts';
import { json, sessionRead } from '#web/server/answer/api-route.ts';

export const GET = sessionRead(async (session) => json(await newRefreshToken(session.userId)));
