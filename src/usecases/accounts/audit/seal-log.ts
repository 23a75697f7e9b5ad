import { sealAuditRows } from '#data/queries/moderation/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';

/** Adds audit rows committed since the last call to the hash chain. Returns the number of rows added. */
export const sealLog = ({ db }: Pick<Deps, 'db'>): Promise<number> => sealAuditRows(db);
