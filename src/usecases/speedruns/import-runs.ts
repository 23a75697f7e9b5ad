import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';
import { importRun, type RunRefusal } from './import-run.ts';
import type { SpeedrunSource } from './speedrun-source.ts';

/** The result of an import or a dry run: the counts, and the refused runs with their reasons. */
export type ImportReport = {
  readonly imported: number;
  readonly known: number; // number of runs that were imported before
  readonly refused: readonly { readonly row: number; readonly why: RunRefusal }[]; // `row` counts from 1
};

/**
 * Imports the runs from another service, in one transaction per run. A refused run does not stop the others, and can be
 * corrected and imported later.
 */
export async function importRuns(deps: Deps, source: SpeedrunSource, { isDry }: { readonly isDry: boolean }): Promise<ImportReport> {
  let [row, imported, known] = [0, 0, 0];
  const refused: { row: number; why: RunRefusal }[] = [];
  for await (const run of source.runs()) {
    row += 1;
    const outcome = await importRun(deps, source.service, run, isDry);
    if (outcome.kind === 'imported') imported += 1;
    else if (outcome.kind === 'known') known += 1;
    else refused.push({ row, why: outcome.why });
  }
  if (!isDry) {
    const detail = { imported, known, refused: refused.length };
    await insertAudit(deps.db, { actorId: null, verb: 'import-runs', subjectKind: 'service', subjectId: source.service, detail });
  }
  return { imported, known, refused };
}
