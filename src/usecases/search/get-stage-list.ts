import type { StageRow } from '#domain/search/rows.ts';
import { type CatalogueNames, catalogueNames, otherRows, stageRows } from '#domain/search/stage-rows.ts';
import type { Deps } from '#usecases/deps.ts';

/** The searchable entries in the catalogue. */
export type StageList = {
  readonly data: readonly StageRow[];
  readonly others: readonly StageRow[];
  readonly names: CatalogueNames;
};

/** Returns every stage, event stage and total, then events and speedruns, with the names of series and rules. */
export async function getStageList(deps: Pick<Deps, 'catalogue'>): Promise<StageList> {
  const catalogue = await deps.catalogue();
  return { data: stageRows(catalogue), others: otherRows(catalogue), names: catalogueNames(catalogue) };
}
