import { listTakenKeys, type OwnPlace } from '#data/queries/rankings/game.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { winsPoints } from '#domain/game/game.ts';
import { NEXT_TARGETS } from '#domain/game/next-targets.ts';
import type { Place } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { Localised } from '#domain/shared/language.ts';
import { getPlan } from '#usecases/advice/get-advice.ts';
import type { Deps } from '#usecases/deps.ts';
import { getFirstStages } from '#usecases/welcome/get-first-stages.ts';

/** A result to aim for, with formatted values and names in every language. */
export type NextTarget = {
  readonly stageId: number;
  readonly ruleId: number;
  readonly route: string; // route of the board, without the locale
  readonly stage: Localised;
  readonly rule: Localised | null; // short name of the rule, unless it is the stage's home rule
  readonly value: string;
  readonly gain: number; // points to win
  readonly from: Place | null; // present place; null on a board without a record of the player
  readonly to: Place; // place that the result reaches
};

type Asked = {
  readonly seriesId: number;
  readonly places: readonly OwnPlace[]; // all places of the player in the game
  readonly rankClass: number | null;
  readonly missing: number; // points to the next class; infinite in the highest one
};

/**
 * Returns up to three results on counted boards of a game that a player may aim for, largest gain first: the road to the
 * next class within this game or, before the first record in it, the first stages of a newcomer. Must be called on a
 * database snapshot.
 */
export async function getNextTargets(snapshot: Deps, userId: number, { places, ...asked }: Asked): Promise<NextTarget[]> {
  const catalogue = await snapshot.catalogue();
  if (!winsPoints(catalogue, asked.seriesId)) return [];
  const steps = places.length === 0 ? await firstSteps(snapshot, asked.seriesId) : await roadSteps(snapshot, userId, asked);
  const taken = await listTakenKeys(
    snapshot.db,
    steps.map(({ board, rankKey }) => ({ boardId: board.boardId, rankKey })),
  );
  return steps.slice(0, NEXT_TARGETS).flatMap(({ board, rankKey, rank, gain }) => {
    const place = boardPlace(catalogue, board);
    const own = places.find(({ boardId }) => boardId === board.boardId);
    if (!place) return [];
    return {
      ...{ stageId: board.refId, ruleId: board.ruleId, route: place.route, stage: place.name, gain },
      rule: furtherRule(catalogue, board),
      value: formatShown(shownOfRankKey(board, rankKey)),
      from: own ? { rank: own.rank, shared: own.sharers > 1 } : null,
      to: { rank, shared: taken.has(board.boardId) },
    };
  });
}

type Step = { readonly board: Board; readonly rankKey: number; readonly rank: number; readonly gain: number };

async function roadSteps(
  snapshot: Deps,
  userId: number,
  { seriesId, rankClass, missing }: Omit<Asked, 'places'>,
): Promise<readonly Step[]> {
  return (await getPlan(snapshot, userId, rankClass, missing, seriesId)).road?.steps ?? [];
}

async function firstSteps(snapshot: Deps, seriesId: number): Promise<Step[]> {
  const stages = await getFirstStages(snapshot, [seriesId]);
  return stages
    .filter(({ board }) => board.seriesId === seriesId) // Other games are offered where this one has too few stages.
    .map(({ board, rankKey, rank, points }) => ({ board, rankKey, rank, gain: points }));
}

const furtherRule = ({ stages, rules }: Catalogue, { refId, ruleId }: Board): Localised | null =>
  stages.get(refId)?.rule === ruleId ? null : (rules.get(ruleId)?.short ?? null);
