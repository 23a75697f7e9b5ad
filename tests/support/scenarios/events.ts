import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { findEvent, insertDraft } from '#data/queries/events/events.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { plan } from '#domain/events/plan/event-plan.fixture.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { publishPlan } from '#usecases/events/manage/publish-plan.ts';

/**
 * Returns the same dependencies with a catalogue that is reloaded after each change, so that a test sees what it has
 * just opened.
 */
export function freshDeps(deps: Deps): Deps {
  let known: { readonly state: string; readonly catalogue: Catalogue } | undefined;
  return {
    ...deps,
    catalogue: async () => {
      const state = await catalogueState(deps.db);
      if (known?.state !== state) known = { state, catalogue: await loadCatalogue(deps.db) };
      return known.catalogue;
    },
  };
}

async function catalogueState(db: Db): Promise<string> {
  const entries = sql`select row(count(*), max(revision_id)) from catalogue_entries`;
  const boards = sql`select row(count(*), max(board_id)) from boards`;
  const { rows } = await sql<{ state: string }>`select concat((${entries}), (${boards})) as state`.execute(db);
  return rows[0]?.state ?? '';
}

/** Opens an event with the given plan, by default with two teams on one stage, and returns the event's stages. */
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
