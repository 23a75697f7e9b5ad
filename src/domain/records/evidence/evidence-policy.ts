import { z } from 'zod';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { type EvidenceNeeds, evidenceNeeds as needs } from '#domain/catalogue/boards/evidence-needs.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import type { EvidenceDuty } from './evidence-duty.ts';

/** Schema of the stored evidence policy. Each change to the policy creates a revision (domain.md §5). */
export const evidencePolicy = z.strictObject({
  rules: z.array(z.strictObject({ ids: z.array(z.int().min(0)), needs })),
  stages: z.array(z.strictObject({ ids: z.array(z.int().min(0)), needs })), // a stage overrides its rule
  speedruns: needs,
  events: needs, // default for events without a requirement
  newcomer: z.strictObject({ posts: z.int().min(0), days: z.int().min(0) }),
});

export type EvidencePolicy = z.infer<typeof evidencePolicy>;

/** The evidence policy of a new site. */
export const DEFAULT_EVIDENCE_POLICY: EvidencePolicy = {
  rules: [
    { ids: [10, 23, 24, 26, 31, 32, 33, 34, 36, 41, 42, 43, 44, 45, 46], needs: { video: 1, image: 10 } },
    { ids: [21, 22], needs: { video: 10, image: 30 } },
    { ids: [11, 25, 27, 28, 29, 35, 47, 91], needs: { video: 'every', image: 0 } },
  ],
  stages: [{ ids: [901, 902], needs: { video: 0, image: 'every' } }],
  speedruns: { video: 'every', image: 0 },
  events: { video: 0, image: 0 },
  newcomer: { posts: 30, days: 30 },
};

/** Returns the evidence required at a rank. The rank is that of the record on all consoles. */
export function evidenceDuty(policy: EvidencePolicy, board: Board, rank: number): EvidenceDuty {
  const { video, image } = needsOf(policy, board);
  if (reaches(video, rank)) return 'video';
  return reaches(image, rank) ? 'image' : 'none';
}

export type Experience = { readonly countablePosts: number; readonly firstPostAt: Date | null };

/**
 * Returns whether a player is a newcomer. A newcomer's post without the required evidence is rejected, whereas other
 * players' posts are only marked "evidence missing".
 */
export function isNewcomer({ newcomer }: EvidencePolicy, { countablePosts, firstPostAt }: Experience, now: Date): boolean {
  if (countablePosts < newcomer.posts || firstPostAt === null) return true;
  return now.getTime() - firstPostAt.getTime() < newcomer.days * DAY_MS;
}

const NOTHING: EvidenceNeeds = { video: 0, image: 0 };

const reaches = (to: EvidenceNeeds['video'], rank: number) => to === 'every' || rank <= to;

function needsOf(policy: EvidencePolicy, board: Board): EvidenceNeeds {
  if (board.kind === 'speedrun') return policy.speedruns;
  if (board.kind === 'event') return board.event?.evidence ?? policy.events;
  const group = policy.stages.find(({ ids }) => ids.includes(board.refId)) ?? policy.rules.find(({ ids }) => ids.includes(board.ruleId));
  return group?.needs ?? NOTHING;
}
