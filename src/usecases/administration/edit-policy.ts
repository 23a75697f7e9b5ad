import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { countWithoutEvidence, getPolicy, updatePolicy } from '#data/queries/site/policies.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type EvidencePolicy, evidencePolicy } from '#domain/records/evidence/evidence-policy.ts';
import { changePolicy, needsIn, type PolicyChange } from '#domain/records/evidence/policy-change.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { AdminResult } from './admin-errors.ts';
import { idOf, refusedTo } from './admin-of.ts';

export type PolicyPreview = {
  readonly revisionId: string; // policy revision that the change is based on
  readonly before: EvidenceNeeds | null; // null for a newcomer change, or without needs of its own
  readonly after: EvidenceNeeds | null;
  /** Number of personal bests that lack the newly required evidence. These records stay valid. */
  readonly without: { readonly records: number; readonly boards: number };
};

/** Previews a change to the evidence policy. Writes nothing. */
export async function previewPolicy(deps: Deps, actor: Actor, change: PolicyChange): Promise<AdminResult<PolicyPreview>> {
  const refused = refusedTo(actor, 'change-policy');
  if (refused) return refused;
  const catalogue = await deps.catalogue();
  if (!isKnown(catalogue, change)) return invalid({ id: 'unknown' });
  const { content, revisionId } = await getPolicy(deps.db, 'evidence');
  const policy = evidencePolicy.parse(content);
  const after = needsAfter(policy, change);
  const without = after
    ? await countWithoutEvidence(deps.db, boardsOf(catalogue, policy, change), reachOf(after))
    : { records: 0, boards: 0 };
  return { ok: true, value: { revisionId, before: needsBefore(policy, change), after, without } };
}

/**
 * Changes the evidence policy, or returns 'stale' when `base` is not the current revision. Existing records keep the
 * policy revision that they were posted under.
 */
export async function editPolicy(
  deps: Deps,
  actor: Actor,
  base: string,
  change: PolicyChange,
): Promise<AdminResult<{ revisionId: string }>> {
  const refused = refusedTo(actor, 'change-policy');
  if (refused) return refused;
  if (!isKnown(await deps.catalogue(), change)) return invalid({ id: 'unknown' });

  return deps.db.transaction().execute(async (tx): Promise<AdminResult<{ revisionId: string }>> => {
    const { content, revisionId: standing } = await getPolicy(tx, 'evidence');
    if (standing !== base) return refuse('stale');
    const policy = evidencePolicy.parse(content);
    const changed = changePolicy(policy, change);
    if (JSON.stringify(changed) === JSON.stringify(policy)) return { ok: true, value: { revisionId: standing } };
    const revisionId = await updatePolicy(tx, 'evidence', base, changed);
    if (revisionId === undefined) return refuse('stale');
    const detail = { of: change.of, ...('id' in change && { id: change.id }), revisionId, from: base };
    await insertAudit(tx, { actorId: idOf(actor), verb: 'change-policy', subjectKind: 'policy', subjectId: 'evidence', detail });
    return { ok: true, value: { revisionId } };
  });
}

function isKnown({ rules, stages }: Catalogue, change: PolicyChange): boolean {
  if (change.of === 'rule') return rules.has(change.id);
  return change.of !== 'stage' || stages.has(change.id);
}

const needsBefore = (policy: EvidencePolicy, change: PolicyChange): EvidenceNeeds | null => {
  if (change.of === 'newcomer') return null;
  if (change.of === 'rule') return needsIn(policy.rules, change.id) ?? null;
  return change.of === 'stage' ? (needsIn(policy.stages, change.id) ?? null) : policy[change.of];
};

const needsAfter = (policy: EvidencePolicy, change: PolicyChange) => needsBefore(changePolicy(policy, change), change);

// A rule change does not affect stages that have evidence needs of their own.
function boardsOf({ boards }: Catalogue, policy: EvidencePolicy, change: PolicyChange): number[] {
  const isMeant = ({ kind, refId, ruleId }: Board): boolean => {
    if (change.of === 'rule') return kind === 'stage' && ruleId === change.id && needsIn(policy.stages, refId) === undefined;
    if (change.of === 'stage') return kind === 'stage' && refId === change.id;
    return kind === (change.of === 'events' ? 'event' : 'speedrun');
  };
  return [...boards.values()].filter(isMeant).map(({ boardId }) => boardId);
}

const EVERY_RANK = Number.MAX_SAFE_INTEGER;
const reachOf = ({ video, image }: EvidenceNeeds) => ({
  video: video === 'every' ? EVERY_RANK : video,
  image: image === 'every' ? EVERY_RANK : image,
});
