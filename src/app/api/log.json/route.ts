import { json } from '#web/server/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/edge-headers.ts';
import { logFile, logJson } from '#web/server/log-file.ts';

export const GET = logFile((log) => json(logJson(log), 200, ASK_EACH_TIME));
