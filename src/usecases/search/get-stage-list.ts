import type { StageRow } from '#domain/search/rows.ts';
import { type CatalogueNames, catalogueNames, otherRows, stageRows } from '#domain/search/stage-rows.ts';
import type { Deps } from '#usecases/deps.ts';

/** The searchable entries in the catalogue. */
export type StageList = {
  readonly data: readonly StageRow[];
  readonly others: readonly StageRow[];
  readonly names: CatalogueNames;
  readonly windows: Readonly<Record<number, { readonly startsAt: string; readonly endsAt: string }>>; // by event
};

/**
 * Returns every stage, event stage and total, then events and speedruns, with the names of series and rules and the times of
 * events.
 */
export async function getStageList(deps: Pick<Deps, 'catalogue'>): Promise<StageList> {
  const catalogue = await deps.catalogue();
  const windows = Object.fromEntries([...catalogue.events.values()].map(({ id, startsAt, endsAt }) => [id, { startsAt, endsAt }]));
  return { data: stageRows(catalogue), others: otherRows(catalogue), names: catalogueNames(catalogue), windows };
}
