import 'server-only';
import { cache } from 'react';
import { LOG_VERBS, type LogFilter, type LogVerb } from '#domain/fairness/public-log.ts';
import { type FairnessStats, waitOf } from '#domain/fairness/stats.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import { getFairnessStats } from '#usecases/fairness/get-fairness-stats.ts';
import { getPublicLog, type LogEntry, type PublicLog } from '#usecases/fairness/get-public-log.ts';
import { deps } from '#web/server/deps.ts';

export type { LogEntry, PublicLog };

/** Query parameters of the public log page. Unknown keys are ignored. */
type Query = Readonly<Record<string, string | string[] | undefined>>;

export type LogView = { readonly filter: LogFilter; readonly after?: string };

/** Parses the query of the public log. Returns undefined when any part of it is invalid. */
export function parseLogQuery({ verb, year, after }: Query): LogView | undefined {
  if (verb !== undefined && !isLogVerb(verb)) return undefined;
  if (year !== undefined && !(typeof year === 'string' && /^\d{4}$/.test(year))) return undefined;
  if (after !== undefined && !(typeof after === 'string' && isRecordId(after))) return undefined;
  return { filter: { ...(verb && { verb }), ...(year !== undefined && { year: Number(year) }) }, ...(after !== undefined && { after }) };
}

/** Returns a page of the public log, or undefined when the query is invalid. */
export async function readLog(query: Query): Promise<PublicLog | undefined> {
  const view = parseLogQuery(query);
  const log = view && (await getPublicLog(deps(), view.filter, { ...(view.after !== undefined && { after: view.after }) }));
  return log?.ok ? log.value : undefined;
}

/** Returns the median wait for a moderation decision, formatted. Returns undefined until there is a decision. */
export const readMedianWait = cache(async (): Promise<ReturnType<typeof waitOf> | undefined> => {
  const { medianWaitMs }: FairnessStats = await getFairnessStats(deps());
  return medianWaitMs === null ? undefined : waitOf(medianWaitMs);
});

const isLogVerb = (text: string | string[]): text is LogVerb => (LOG_VERBS as readonly (string | string[])[]).includes(text);
