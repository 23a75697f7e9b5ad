import 'server-only';
import { writeCsvFile } from '#domain/catalogue/names/csv-line.ts';
import { exportLog } from '#usecases/fairness/export-log.ts';
import type { PublicLog } from '#usecases/fairness/get-public-log.ts';
import { logRow } from '#usecases/fairness/log-row.ts';
import { refuse } from '#usecases/refused.ts';
import { openCall, respond } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseLogQuery } from './read-log.ts';

/** Creates a route that serves the public log as a file. `write` formats the log. */
export const logFile = (write: (log: PublicLog) => Response) =>
  openCall(async ({ request, client }) => {
    const view = parseLogQuery(Object.fromEntries(new URL(request.url).searchParams));
    return view ? respond(exportLog(deps(), client.address, view), write) : refuse('not-found');
  });

export const logJson = ({ entries, next, stats }: PublicLog) => ({ figures: stats, next, entries: entries.map(logRow) });

const COLUMNS = [
  ...(['id', 'at', 'verb', 'by', 'who', 'whom', 'recordId', 'reason', 'text', 'scope', 'until', 'outcome', 'role'] as const),
  ...(['thing', 'isOn', 'changed'] as const),
] as const;

/** Formats the public log as CSV with a header line. */
export const logCsv = ({ entries }: PublicLog): string => writeCsvFile(COLUMNS, entries.map(logRow));
