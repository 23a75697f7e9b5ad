import { type StoredEvent, updateEvent } from '#data/queries/events/events.ts';
import { sealBoards } from '#data/queries/events/sealed-boards.ts';
import { insertBoards, insertEntries, listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { missingBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { sealedBoards } from '#domain/events/blind.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { planEntries } from '#domain/events/plan/plan-entries.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Publishes a draft in the caller's transaction: inserts its catalogue entries and boards, and opens the event. Returns
 * the new revision, or undefined when the draft's revision is stale.
 */
export async function publishPlan(
  { db }: Pick<Deps, 'db'>,
  draft: Pick<StoredEvent, 'code' | 'revisionId'>,
  plan: EventPlan,
  by: number,
): Promise<string | undefined> {
  const revisionId = await updateEvent(db, draft, { state: 'open' }, by);
  if (revisionId === undefined) return undefined;
  const known = (await listEntries(db)).filter(({ kind }) => kind === 'eventStage').map(({ id }) => id);
  await insertEntries(db, planEntries(draft.code, plan, known, crypto.randomUUID()));
  const entries = await listEntries(db);
  await insertBoards(db, missingBoards(entries, await listBoards(db)));
  // Throws, which rolls the transaction back, if the resulting catalogue would be invalid.
  const catalogue = createCatalogue(entries, await listBoards(db), 0);
  const event = catalogue.events.get(draft.code);
  if (event) await sealBoards(db, event.id, sealedBoards(event, eventBoards(catalogue, event)));
  return revisionId;
}
