import { z } from 'zod';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { form } from '#domain/shared/form.ts';
import type { EvidencePolicy } from './evidence-policy.ts';

const WRONG = { error: 'wrong-type' };
const RANGE = { error: 'out-of-range' };
const id = z.int(WRONG).min(0, RANGE).max(999_999, RANGE);
const reach = z.union([z.int(RANGE).min(0, RANGE).max(9_999, RANGE), z.literal('every')], RANGE);
const needs = form({ video: reach, image: reach });

/**
 * Form for one change to the evidence policy: the requirement for a rule, a stage, speedruns or events, or the
 * definition of a newcomer.
 */
export const policyChange = z.discriminatedUnion(
  'of',
  [
    form({ of: z.literal('rule'), id, needs }),
    form({ of: z.literal('stage'), id, needs: needs.nullable() }), // null applies the requirement of the stage's rule
    form({ of: z.literal('speedruns'), needs }),
    form({ of: z.literal('events'), needs }),
    form({
      of: z.literal('newcomer'),
      posts: z.int(WRONG).min(0, RANGE).max(1_000, RANGE),
      days: z.int(WRONG).min(0, RANGE).max(3_650, RANGE),
    }),
  ],
  WRONG,
);
export type PolicyChange = z.output<typeof policyChange>;

/** Returns a copy of the evidence policy with one change applied. */
export function changePolicy(policy: EvidencePolicy, change: PolicyChange): EvidencePolicy {
  if (change.of === 'newcomer') return { ...policy, newcomer: { posts: change.posts, days: change.days } };
  if (change.of === 'speedruns' || change.of === 'events') return { ...policy, [change.of]: change.needs };
  const groups = change.of === 'rule' ? 'rules' : 'stages';
  return { ...policy, [groups]: regroup(policy[groups], change.id, change.needs) };
}

/** Returns the requirement that the policy lists for a rule or stage id, or undefined when it lists none. */
export const needsIn = (groups: EvidencePolicy['rules'], id: number): EvidenceNeeds | undefined =>
  groups.find(({ ids }) => ids.includes(id))?.needs;

export type PolicyVersion = { readonly policy: EvidencePolicy; readonly since: Date | null };

/**
 * Returns the revision number of a rule's requirement, starting at 1, and when the requirement last changed. `versions`
 * must be sorted oldest first.
 */
export function ruleRevision(
  versions: readonly PolicyVersion[],
  ruleId: number,
): { readonly revision: number; readonly since: Date | null } {
  let [revision, since, last]: [number, Date | null, string | undefined] = [0, null, undefined];
  for (const version of versions) {
    const asked = JSON.stringify(needsIn(version.policy.rules, ruleId) ?? null);
    if (asked === last) continue;
    [revision, since, last] = [revision + 1, version.since, asked];
  }
  return { revision, since };
}

function regroup(groups: EvidencePolicy['rules'], id: number, wanted: EvidenceNeeds | null): EvidencePolicy['rules'] {
  const without = groups.map((group) => ({ ...group, ids: group.ids.filter((other) => other !== id) }));
  const isWanted = ({ needs: asked }: { needs: EvidenceNeeds }) => asked.video === wanted?.video && asked.image === wanted.image;
  const home = without.findIndex(isWanted);
  const regrouped = without.map((group, at) => (at === home ? { ...group, ids: [...group.ids, id].sort((a, b) => a - b) } : group));
  if (wanted && home === -1) regrouped.push({ ids: [id], needs: wanted });
  return regrouped.filter(({ ids }) => ids.length > 0);
}
