import { sealAuditRows } from '#data/queries/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';

/** Chains the rows of the audit log that were committed since the last call; returns how many. */
export const sealLog = ({ db }: Pick<Deps, 'db'>): Promise<number> => sealAuditRows(db);
