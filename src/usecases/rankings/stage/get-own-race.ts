import { listPlacesOfPlayer, type PlayerPlace } from '#data/queries/rankings/places.ts';
import { listBestSteps } from '#data/queries/rankings/race-steps.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { pickRaceRival } from '#domain/rankings/race/pick-rival.ts';
import type { RaceStep } from '#domain/rankings/race/race-line.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getRivals } from '#usecases/rankings/players/get-rivals.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { readStageView, type StageRankingError } from './get-stage-ranking.ts';
import { toRaceSteps } from './race-steps.ts';

/** A rival's current best that has a video. */
export type RivalRun = { readonly recordId: string; readonly videoUrl: string; readonly place: string; readonly value: string };

/** What a player sees of the race on a board: the own bests, and those of the rival nearest on this board. */
export type OwnRace = {
  readonly mine: readonly RaceStep[];
  readonly rival: {
    readonly userId: string;
    readonly name: string;
    readonly steps: readonly RaceStep[];
    readonly run: RivalRun | null;
  } | null;
};

/** Returns a player's own bests and a rival's on a stage under a filter. */
export function getOwnRace(deps: Deps, userId: number, stageId: number, query: FilterQuery): Promise<Result<OwnRace, StageRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readStageView(snapshot, stageId, query);
    if (!read.ok) return read;
    const { board, counted, asked } = read.value;
    const { rivals } = await getRivals(snapshot, userId);
    const view = { boardId: board.boardId, console: counted.console, before: counted.before, places: true };
    const bests = await listBestSteps(snapshot.db, { ...view, userIds: [userId, ...rivals.map((each) => each.userId)] });
    const bestsOf = (player: number) => bests.filter((best) => best.userId === player);
    const racing = rivals.flatMap((rival) => {
      const last = bestsOf(rival.userId).at(-1);
      return last ? [{ ...rival, isChosen: rival.chosenAt !== null, key: last.rankKey, last }] : [];
    });
    const mine = toRaceSteps(board, bestsOf(userId), asked.zone);
    const rival = pickRaceRival(racing, bestsOf(userId).at(-1)?.rankKey);
    if (!rival?.name) return ok({ mine, rival: null });
    const { handle, name, last } = rival;
    const place = last.videoUrl === null ? undefined : (await listPlacesOfPlayer(snapshot.db, rival.userId, counted, board.boardId))[0];
    const run = place &&
      last.videoUrl !== null && {
        recordId: last.recordId,
        videoUrl: last.videoUrl,
        place: placeText(place),
        value: formatShown(shownOfRankKey(board, last.rankKey)),
      };
    return ok({ mine, rival: { userId: handle, name, steps: toRaceSteps(board, bestsOf(rival.userId), asked.zone), run: run || null } });
  });
}

const placeText = ({ rank, sharers }: PlayerPlace): string => formatRank(rank, sharers > 1);
