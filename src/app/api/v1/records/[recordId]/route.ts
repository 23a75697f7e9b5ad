import { getRecord } from '#domain/api/records.ts';
import { getCountingRecord } from '#usecases/rankings/records/get-counting-record.ts';
import { refuse } from '#usecases/refused.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { wholeRecord } from '#web/server/v1/record-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getRecord, async ({ params }) => {
  const record = await getCountingRecord(deps(), params.recordId);
  return record ? { ok: true, value: wholeRecord(await readCatalogue(), record) } : refuse('not-found');
});
