import { ASK_EACH_TIME } from '#web/server/edge-headers.ts';
import { logCsv, logFile } from '#web/server/log-file.ts';

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
