import { findBrokenAudit } from '#data/queries/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';

/** The first row of the audit log that was tampered with; undefined when the chain is whole. */
export const verifyLog = (deps: Deps): Promise<string | undefined> => findBrokenAudit(deps.db);
