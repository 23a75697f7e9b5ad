import { downloadAccount } from '#usecases/accounts/settings/download-account.ts';
import { json, respond, sessionRead } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

const AS_FILE = { 'content-disposition': 'attachment; filename="stargrass.json"' };

export const GET = sessionRead((session) => respond(downloadAccount(deps(), session), (data) => json(data, 200, AS_FILE)));
