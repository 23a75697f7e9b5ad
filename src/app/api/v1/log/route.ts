import { listLog } from '#domain/api/log.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import { getPublicLog } from '#usecases/fairness/get-public-log.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { logSlice } from '#web/server/v1/text-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listLog, async ({ query: { verb, year, after, limit } }) => {
  if (after !== undefined && !isRecordId(after)) return invalid({ after: 'wrong-type' });
  const filter = { ...(verb && { verb }), ...(year !== undefined && { year: Number(year) }) };
  const log = await getPublicLog(deps(), filter, { limit, ...(after !== undefined && { after }) });
  return log.ok ? { ok: true, value: logSlice(await readCatalogue(), log.value) } : refuse('not-found');
});
