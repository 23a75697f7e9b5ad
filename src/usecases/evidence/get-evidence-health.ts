import { findHealth } from '#data/queries/evidence-health.ts';
import type { EvidenceKind, HealthState } from '#domain/evidence/health.ts';
import type { Deps } from '#usecases/deps.ts';

/** Evidence that can no longer be seen, or perhaps soon; a kind that is well is not in it. */
export type Ailing = Readonly<Partial<Record<EvidenceKind, Exclude<HealthState, 'healthy'>>>>;

/** What everybody may know of a record's evidence: which of it is at risk or gone. */
export async function getEvidenceHealth({ db }: Pick<Deps, 'db'>, recordId: string): Promise<Ailing> {
  const found = await findHealth(db, recordId);
  return Object.fromEntries(Object.entries(found).filter(([, state]) => state !== 'healthy'));
}
