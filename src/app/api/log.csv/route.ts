import { logCsv, logFile } from '#web/server/account/log-file.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';

export const GET = logFile(
  (log) =>
    new Response(logCsv(log), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="log.csv"',
        ...ASK_EACH_TIME,
      },
    }),
);
