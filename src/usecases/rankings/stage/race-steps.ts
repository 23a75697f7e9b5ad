import type { BestStep } from '#data/queries/rankings/race-steps.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { dailySteps, type RaceStep } from '#domain/rankings/race/race-line.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { dayOf } from '#domain/shared/date.ts';

/** Converts the bests of one player to the steps of a line, with displayed values and days in the site's time zone. */
export const toRaceSteps = (board: Board, bests: readonly BestStep[], zone: string): RaceStep[] =>
  dailySteps(
    bests.map(({ rankKey, postedAt, rank }) => ({
      day: dayOf(postedAt, zone),
      value: shownOfRankKey(board, rankKey).value,
      ...(rank !== null && { rank }),
    })),
  );
