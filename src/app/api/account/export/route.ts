import { exportAccount } from '#usecases/accounts/export-account.ts';
import { json, sessionRead } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => {
  const answer = json(await exportAccount(deps(), session));
  answer.headers.set('content-disposition', 'attachment; filename="stargrass.json"');
  return answer;
});
