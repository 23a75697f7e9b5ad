import { json, sessionRead } from '#web/server/api-route.ts';
import { newRefreshToken } from '#web/server/refresh-token.ts';

export const GET = sessionRead(async (session) => json(await newRefreshToken(session.userId)));
