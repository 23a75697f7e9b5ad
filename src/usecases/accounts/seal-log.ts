import { sealAuditRows } from '#data/queries/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';

/** Chains the audit rows committed since the last call; returns their number. */
export const sealLog = ({ db }: Pick<Deps, 'db'>): Promise<number> => sealAuditRows(db);
