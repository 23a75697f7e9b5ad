import { findEvent, insertDraft } from '#data/queries/events.ts';
import { plan } from '#domain/events/event-plan.fixture.ts';
import type { EventPlan } from '#domain/events/event-plan.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { publishPlan } from '#usecases/events/publish-plan.ts';
import { createPlayer } from './factories.ts';

/** The same deps with a catalogue that is read anew at every call, so that a test sees what it has just opened. */
export const freshDeps = (deps: Deps): Deps => ({ ...deps, catalogue: () => loadCatalogue(deps.db) });

/** Opens an event of the given plan, else of two teams on one stage; says its first own stage. */
export async function openEvent(deps: Deps, code: number, more: Partial<EventPlan> = {}): Promise<{ stageId: number; stageIds: number[] }> {
  const by = await createPlayer(deps);
  const whole = plan(more);
  await deps.db.transaction().execute(async (db) => {
    await insertDraft(db, code, whole, by);
    const draft = await findEvent(db, code);
    if (!draft || !(await publishPlan({ db }, draft, whole, by))) throw new Error(`event ${code} was not opened`);
  });
  const catalogue = await loadCatalogue(deps.db);
  const stageIds = [...catalogue.eventStages.values()].filter(({ event }) => event === code).map(({ id }) => id);
  return { stageId: stageIds[0] ?? 0, stageIds };
}
