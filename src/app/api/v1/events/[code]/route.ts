import { VISITOR } from '#domain/accounts/actor.ts';
import { getEvent as endpoint } from '#domain/api/events.ts';
import { getEvent } from '#usecases/events/get-event.ts';
import { refuse } from '#usecases/refused.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { wholeEvent } from '#web/server/v1/event-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ params }) => {
  const view = await getEvent(deps(), VISITOR, params.code);
  return view ? { ok: true, value: wholeEvent(await readCatalogue(), view) } : refuse('not-found');
});
