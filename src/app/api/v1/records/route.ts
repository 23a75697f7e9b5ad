import { listRecords as endpoint } from '#domain/api/records.ts';
import { listRecords } from '#usecases/rankings/records/list-records.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { postByToken } from '#web/server/v1/post-by-token.ts';
import { listedRecord } from '#web/server/v1/record-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ query: { kind, ...query } }) => {
  const slice = await listRecords(deps(), query, kind);
  if (!slice.ok) return slice.error === 'bad-cursor' ? invalid({ after: 'wrong-type' }) : refuse('not-found');
  const catalogue = await readCatalogue();
  return { ok: true, value: { data: slice.value.rows.map((row) => listedRecord(catalogue, row)), next: slice.value.next } };
});

export const POST = postByToken;
