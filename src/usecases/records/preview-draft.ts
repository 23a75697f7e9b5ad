import type { PlayerName } from '#data/queries/accounts/players.ts';
import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Beside, type Simulation, simulateDraft } from '#usecases/rankings/stage/simulate-draft.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import { assessEvidence } from './assess-evidence.ts';
import { invalidDraft, type RecordResult } from './record-errors.ts';

const NOBODY = 0; // no player has this id

type PublicPlayer = { readonly userId: string; readonly name: string | null };
type PublicNeighbour = PublicPlayer & { readonly rank: number; readonly isShared: boolean; readonly rankKey: number };

export type Preview = Omit<Simulation, 'passed' | 'neighbours'> & {
  readonly passed: { readonly count: number; readonly players: readonly PublicPlayer[] };
  readonly neighbours: Beside<PublicNeighbour>;
  readonly evidence: { readonly duty: EvidenceDuty; readonly refusedWithout: boolean };
};

/** Previews the effect of posting a draft now, and returns the evidence that the post would need. */
export async function previewDraft(
  deps: Deps,
  actor: Actor,
  address: string,
  board: Board | undefined,
  draft: RecordDraft,
): Promise<RecordResult<Preview>> {
  if (!board) return refuse('not-found');
  const wait = await countTry(deps, 'preview', address);
  if (wait) return tooMany(wait);
  // A preview would reveal other players' hidden results.
  if (await isSealed(deps.db, board.boardId)) return refuse('blind');

  const userId = isSignedIn(actor) ? actor.userId : NOBODY;
  const simulated = await simulateDraft(deps, userId, board.boardId, draft);
  if (!simulated.ok) return invalidDraft(simulated.fields);
  const { passed, neighbours, ...stats } = simulated.value;
  const withoutEvidence = await assessEvidence(deps, userId, board, stats.rankKey, { video: false, image: false });
  const players = passed.players.map(publicPlayer);
  const beside = { above: publicNeighbour(neighbours.above), below: publicNeighbour(neighbours.below) };
  const evidence = { duty: withoutEvidence.evidenceDuty, refusedWithout: withoutEvidence.isRefused };
  return { ok: true, value: { ...stats, passed: { count: passed.count, players }, neighbours: beside, evidence } };
}

const publicPlayer = ({ handle, name }: PlayerName): PublicPlayer => ({ userId: handle, name });

function publicNeighbour(neighbour: Simulation['neighbours']['above']): PublicNeighbour | null {
  if (!neighbour) return null;
  const { player, rank, isShared, rankKey } = neighbour;
  return { ...publicPlayer(player), rank, isShared, rankKey };
}
