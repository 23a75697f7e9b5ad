import { json } from '#web/server/api-route.ts';
import { logFile, logJson } from '#web/server/log-file.ts';

export const GET = logFile((log) => json(logJson(log)));
