import { findHealth } from '#data/queries/evidence/evidence-health.ts';
import type { EvidenceKind, HealthState } from '#domain/evidence/health.ts';
import type { Deps } from '#usecases/deps.ts';

/** Health of each kind of evidence that is at risk or gone; healthy kinds are omitted. */
export type Ailing = Readonly<Partial<Record<EvidenceKind, Exclude<HealthState, 'healthy'>>>>;

/** Returns which kinds of a record's evidence are at risk or gone. */
export async function getEvidenceHealth({ db }: Pick<Deps, 'db'>, recordId: string): Promise<Ailing> {
  const found = await findHealth(db, recordId);
  return Object.fromEntries(Object.entries(found).filter(([, state]) => state !== 'healthy'));
}
