import type { Db } from '#data/db.ts';
import { getEntryRevision } from '#data/queries/site/catalogue.ts';

/** Returns the current revision of each rule, by rule id. */
export async function readRuleRevisions(db: Db, ruleIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const revisions = new Map<number, string>();
  for (const ruleId of ruleIds) revisions.set(ruleId, await getEntryRevision(db, 'rule', ruleId));
  return revisions;
}
