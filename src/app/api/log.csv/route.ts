import { logCsv, logFile } from '#web/server/log-file.ts';

export const GET = logFile(
  (log) =>
    new Response(logCsv(log), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="log.csv"',
        'cache-control': 'no-store',
      },
    }),
);
