import { listPolicyVersions } from '#data/queries/site/policies.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { type EvidencePolicy, evidencePolicy } from '#domain/records/evidence/evidence-policy.ts';
import { needsIn, ruleRevision } from '#domain/records/evidence/policy-change.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { AdminResult } from './admin-errors.ts';
import { refusedToSee } from './admin-of.ts';

export type PolicyRow = {
  readonly ruleId: number;
  readonly name: Localised;
  readonly series: number;
  readonly needs: EvidenceNeeds;
  readonly revision: number; // revision number of this rule's needs, counted from 1
  readonly since: string | null; // ISO 8601; null for the initial version
};

export type PolicyTable = {
  readonly revisionId: string;
  readonly rules: readonly PolicyRow[];
  readonly stages: EvidencePolicy['stages'];
  readonly speedruns: EvidenceNeeds;
  readonly events: EvidenceNeeds;
  readonly newcomer: EvidencePolicy['newcomer'];
};

/** Returns the current evidence policy, with the revision number and last change of each rule's needs. */
export async function getPolicyTable(deps: Deps, actor: Actor): Promise<AdminResult<PolicyTable>> {
  const refused = refusedToSee(actor, 'change-policy');
  if (refused) return refused;
  const { rules } = await deps.catalogue();
  const stored = await listPolicyVersions(deps.db, 'evidence');
  const versions = stored.map(({ content, since }) => ({ policy: evidencePolicy.parse(content), since }));
  const [standing, newest] = [versions.at(-1), stored.at(-1)];
  if (!standing || !newest) return refuse('not-found');
  const { policy } = standing;
  const rows = [...rules.values()].flatMap((rule): PolicyRow[] => {
    const needs = needsIn(policy.rules, rule.id);
    if (!needs) return [];
    const { revision, since } = ruleRevision(versions, rule.id);
    return [{ ruleId: rule.id, name: rule.name, series: rule.series, needs, revision, since: since?.toISOString() ?? null }];
  });
  const { stages, speedruns, events, newcomer } = policy;
  return { ok: true, value: { revisionId: newest.revisionId, rules: rows, stages, speedruns, events, newcomer } };
}
