import { chooseRival } from '#usecases/rivals/choose-rival.ts';
import { dropRival } from '#usecases/rivals/drop-rival.ts';
import { nothing, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = sessionWrite(null, async ({ params: { userId = '' }, session }) => {
  const chosen = await chooseRival(deps(), session, userId);
  return chosen.ok ? nothing() : chosen;
});

export const DELETE = sessionWrite(null, async ({ params: { userId = '' }, session }) => {
  await dropRival(deps(), session, userId);
  return nothing();
});
