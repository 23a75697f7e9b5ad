import { welcomeForm } from '#domain/welcome/welcome-form.ts';
import { changeWelcome } from '#usecases/welcome/change-welcome.ts';
import { getNewPlayer } from '#usecases/welcome/get-new-player.ts';
import { json, nothing, sessionRead, sessionWrite } from '#web/server/answer/api-route.ts';
import type { WelcomeJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json<WelcomeJson>({ player: (await getNewPlayer(deps(), session))?.player ?? null }));

export const PATCH = sessionWrite(welcomeForm, async ({ form, session }) => {
  const changed = await changeWelcome(deps(), session, form);
  return changed.ok ? nothing() : changed;
});
