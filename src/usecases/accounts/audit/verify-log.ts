import { findBrokenAudit } from '#data/queries/moderation/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns the id of the first audit row that was tampered with, or undefined when the hash chain is intact. */
export const verifyLog = (deps: Deps): Promise<string | undefined> => findBrokenAudit(deps.db);
