import { findHealth } from '#data/queries/evidence-health.ts';
import type { EvidenceKind, HealthState } from '#domain/evidence/health.ts';
import type { Deps } from '#usecases/deps.ts';

/** Evidence that is gone or at risk; healthy kinds are omitted. */
export type Ailing = Readonly<Partial<Record<EvidenceKind, Exclude<HealthState, 'healthy'>>>>;

/** The public health of a record's evidence: what is at risk or gone. */
export async function getEvidenceHealth({ db }: Pick<Deps, 'db'>, recordId: string): Promise<Ailing> {
  const found = await findHealth(db, recordId);
  return Object.fromEntries(Object.entries(found).filter(([, state]) => state !== 'healthy'));
}
