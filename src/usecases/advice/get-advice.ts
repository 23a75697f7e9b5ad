import { listEfforts } from '#data/queries/rankings/efforts.ts';
import { listLadders } from '#data/queries/rankings/ladders.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { type Advice as Advised, advise } from '#domain/advice/advise.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Simulation, simulateDrafts } from '#usecases/rankings/stage/simulate-draft.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';

const MOST = 5;
const SEEN_ABOVE = 24; // How many players above the user are considered; larger steps are not suggested.
const LOWEST_CLASS = 0; // Players without a class are compared with the lowest class.

/** A suggestion with the simulated effect of posting it. */
export type Suggestion = Advised & { readonly simulation: Simulation };

/**
 * Returns up to five suggested results on the boards in total 1, best first and at most one per board. Simulates their
 * effects with the same function as draft previews. Must be called on a database snapshot.
 */
export async function getAdvice(snapshot: Deps, userId: number, rankClass: number | null): Promise<Suggestion[]> {
  const catalogue = await snapshot.catalogue();
  const { now } = await readPresent(snapshot.db);
  const counted = countedAt({ console: ALL_CONSOLES }, now, snapshot.siteZone);
  const boards = new Map(totalBoards(catalogue, GRAND_TOTAL, counted.year).map((board) => [board.boardId, board]));
  const rows = await listLadders(snapshot.db, userId, [...boards.keys()], SEEN_ABOVE);
  const ladders = rows.flatMap(({ boardId, players, ownKey, ownRank, above }) => {
    const board = boards.get(boardId);
    return board ? [{ board, players, own: ownKey === null || ownRank === null ? null : { rankKey: ownKey, rank: ownRank }, above }] : [];
  });
  const efforts = await listEfforts(snapshot.db, rankClass ?? LOWEST_CLASS);
  const advice = advise(ladders, {
    referenceMax: await getReferenceMax(snapshot, ALL_CONSOLES, counted),
    effortOf: ({ kind, step }) => efforts.find((effort) => effort.kind === kind && effort.step === step),
    most: MOST,
  });
  const simulations = await simulateDrafts(snapshot, userId, advice);
  return advice.flatMap((each, index) => {
    const simulated = simulations[index];
    return simulated?.ok ? [{ ...each, simulation: simulated.value }] : [];
  });
}
