import { logFile, logJson } from '#web/server/account/log-file.ts';
import { json } from '#web/server/answer/api-route.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';

export const GET = logFile((log) => json(logJson(log), 200, ASK_EACH_TIME));
