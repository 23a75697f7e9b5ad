import { listTotals } from '#domain/api/totals.ts';
import { codeText } from '#domain/events/event-code.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { totalOf } from '#web/server/v1/total-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listTotals, async () => {
  const { totals } = await readCatalogue();
  const data = [...totals.values()].map((total) => ({ ...totalOf(total), rules: total.rules, events: total.events.map(codeText) }));
  return { ok: true, value: { data } };
});
