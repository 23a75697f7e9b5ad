import type { PlayerName } from '#data/queries/accounts/players.ts';
import { findReign, type YearRecordRow } from '#data/queries/records/year-records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { type CalendarDate, dayOf, daysBetween } from '#domain/shared/date.ts';
import type { StoryKind } from '#domain/stories/story-weight.ts';
import { momentOf } from '#domain/year/year-moment.ts';
import type { ClassClimb } from '#domain/year/year-months.ts';
import type { Deps } from '#usecases/deps.ts';

/** How a world record came about: the record before it with its days, and the days for which the new one has stood. */
export type Reign = {
  readonly previous: (PlayerName & { readonly rankKey: number; readonly days: number }) | null;
  readonly days: number;
  readonly isBeaten: boolean;
};

/** The moment of a player's year: a climb through the classes, or a record with its rank when it was posted. */
export type ShownMoment =
  | { readonly kind: 'class-up'; readonly climb: ClassClimb }
  | {
      readonly kind: Exclude<StoryKind, 'class-up'> | 'best-rank';
      readonly recordId: string;
      readonly board: Board;
      readonly rankKey: number;
      readonly day: CalendarDate;
      readonly rank: number;
      readonly players: number;
      readonly reign: Reign | undefined; // of a world record
    };

/** Returns the moment of a year, chosen by the weights of the feed. */
export async function getYearMoment(
  deps: Deps,
  userId: number,
  rows: readonly YearRecordRow[],
  climb: ClassClimb | undefined,
  now: Date,
): Promise<ShownMoment | undefined> {
  const { boards } = await deps.catalogue();
  const records = rows.flatMap((row) => {
    const board = boards.get(row.boardId);
    if (!board || board.retired) return [];
    const wasFirst = row.bestOfOthers === null || row.rankKey < row.bestOfOthers;
    return [{ ...row, board, isEvent: board.kind === 'event', rank: row.better + 1, players: row.others + 1, wasFirst }];
  });
  const moment = momentOf(records, climb);
  if (!moment || moment.kind === 'class-up') return moment;
  const { kind, record } = moment;
  const { recordId, board, rankKey, rank, players, postedAt } = record;
  const day = dayOf(postedAt, deps.siteZone);
  const reign = kind === 'world-record' ? await reignOf(deps, userId, record, day, now) : undefined;
  return { kind, recordId, board, rankKey, day, rank, players, reign };
}

async function reignOf(deps: Deps, userId: number, record: YearRecordRow, day: CalendarDate, now: Date): Promise<Reign> {
  const { previous, beatenAt } = await findReign(deps.db, userId, record);
  return {
    previous: previous && {
      ...{ userId: previous.userId, handle: previous.handle, name: previous.name, rankKey: previous.rankKey },
      days: daysBetween(dayOf(new Date(previous.postedAt), deps.siteZone), day),
    },
    days: daysBetween(day, dayOf(beatenAt ?? now, deps.siteZone)),
    isBeaten: beatenAt !== null,
  };
}
