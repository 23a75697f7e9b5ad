import { endAllSessions, getSessions } from '#usecases/accounts/settings/manage-sessions.ts';
import { json, sessionRead, sessionWrite, signedOut } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json({ sessions: await getSessions(deps(), session) }));

export const DELETE = sessionWrite(null, async ({ session }) => {
  await endAllSessions(deps(), session);
  return signedOut();
});
