import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { doubtOf } from '#domain/records/evidence/doubt.ts';
import { type EvidenceDuty, satisfiesDuty } from '#domain/records/evidence/evidence-duty.ts';
import { DEFAULT_EVIDENCE_POLICY, evidenceDuty } from '#domain/records/evidence/evidence-policy.ts';
import { isCountable } from '#domain/records/states.ts';
import type { Run } from './demo-records.ts';

const WAITING = { value: 1, missing: 4, evidence: 4 };
type Kind = keyof typeof WAITING;

/**
 * Returns the evidence duty of each run. `runs` must be oldest first. Only the newest undecided personal bests owe
 * evidence, a few for each kind of case in the moderation queue. Ranks do not depend on the duty.
 */
export function demoDuties(catalogue: Catalogue, runs: readonly Run[]): EvidenceDuty[] {
  const boards = bestsByBoard(runs);
  const left = { ...WAITING };
  const duties = new Map<Run, EvidenceDuty>();
  for (const run of runs.toReversed()) {
    const board = catalogue.boards.get(run.boardId);
    const bests = boards.get(run.boardId) ?? [];
    if (board?.kind !== 'stage' || run.state !== 'posted' || !bests.includes(run)) continue;
    const duty = evidenceDuty(DEFAULT_EVIDENCE_POLICY, board, 1 + bests.filter(({ rankKey }) => rankKey < run.rankKey).length);
    if (duty === 'none') continue;
    const others = bests.filter((best) => best !== run).map(({ rankKey }) => rankKey);
    const isDoubtful = others.length > 0 && doubtOf(board, run.rankKey, Math.min(...others)) !== undefined;
    const isShown = satisfiesDuty(duty, { video: run.videoUrl !== null, image: false });
    const kind: Kind = isDoubtful ? 'value' : isShown ? 'evidence' : 'missing';
    if (left[kind] === 0) continue;
    left[kind] -= 1;
    duties.set(run, duty);
  }
  return runs.map((run) => duties.get(run) ?? 'none');
}

function bestsByBoard(runs: readonly Run[]): Map<number, Run[]> {
  const bests = new Map<number, Map<string, Run>>();
  for (const run of runs) {
    if (!isCountable(run.state)) continue;
    const board = bests.get(run.boardId) ?? new Map<string, Run>();
    const best = board.get(run.player.handle);
    if (!best || run.rankKey < best.rankKey) board.set(run.player.handle, run);
    bests.set(run.boardId, board);
  }
  return new Map([...bests].map(([boardId, board]) => [boardId, [...board.values()]]));
}
