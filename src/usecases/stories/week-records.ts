import type { NewRecordRow } from '#data/queries/records/recent-records.ts';
import { type BeatenRecord, listBeatenRecords } from '#data/queries/stories/beaten-records.ts';
import { listStandingBests, type StandingBest } from '#data/queries/stories/standing-bests.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type FeedRecord, feedRecordOf } from '#domain/rankings/feeds/feed-record.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown, type ShownValue } from '#domain/records/shown-value.ts';
import { dayOf, daysBetween } from '#domain/shared/date.ts';
import { storyKindOf } from '#domain/stories/story-weight.ts';
import type { FeedSubject } from '#domain/stories/week-feed.ts';
import type { Deps } from '#usecases/deps.ts';

/** A record as the home page tells it. */
export type WeekRecord = FeedSubject & {
  readonly record: FeedRecord;
  readonly board: Board;
  readonly rankKey: number;
  readonly videoUrl: string | null;
  readonly gain: ShownValue | null; // Improvement on the author's previous best; null for a first post.
};

/** The world record that a record beat: whose it was, for how many days it stood, and by how much it was beaten. */
export type Beaten = {
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly days: number;
  readonly gap: ShownValue;
};

/** What became of the records that are told: the world records that they beat, and the better records that followed. */
export type RecordContext = {
  readonly beaten: ReadonlyMap<string, Beaten>;
  readonly improved: ReadonlyMap<string, { readonly value: string; readonly rank: number }>;
};

/** Returns the subject of a record's story. */
export const recordSubject = (recordId: string): string => `record ${recordId}`;

/** Converts records into items of the feed. Omits records on boards that are missing from the catalogue. */
export function weekRecords(catalogue: Catalogue, rows: readonly NewRecordRow[], zone: string): WeekRecord[] {
  return rows.flatMap(({ boardId, rank, sharers, ...row }) => {
    const board = catalogue.boards.get(boardId);
    const now = rank === null ? undefined : { rank, shared: (sharers ?? 1) > 1 };
    const record = board && feedRecordOf(catalogue, { ...row, board, now }, zone);
    if (!board || !record) return [];
    const { rankKey, previousKey, videoUrl, wasFirst } = row;
    const kind = storyKindOf({
      ...{ rank, wasFirst },
      isNamed: row.name !== null,
      isEvent: board.kind === 'event',
      isFirstPost: previousKey === null,
    });
    const gain = previousKey === null || previousKey <= rankKey ? null : gapBetween(board, rankKey, previousKey);
    return [{ kind, subject: recordSubject(row.recordId), at: record.postedAt, record, board, rankKey, videoUrl, gain }];
  });
}

/** Reads the context of some records with two queries. */
export async function readContext({ db, siteZone }: Deps, records: readonly WeekRecord[]): Promise<RecordContext> {
  const byId = new Map(records.map((each) => [each.record.recordId, each]));
  const ids = (chosen: (each: WeekRecord) => boolean) => records.filter(chosen).map(({ record }) => record.recordId);
  const firsts = await listBeatenRecords(
    db,
    ids(({ kind }) => kind === 'world-record'),
  );
  const bests = await listStandingBests(
    db,
    ids(({ record }) => record.rank === null),
  );
  const beaten = firsts.flatMap((first) => {
    const by = byId.get(first.by);
    return by ? [[first.by, beatenBy(by, first, siteZone)] as const] : [];
  });
  const improved = bests.flatMap((best) => {
    const old = byId.get(best.recordId);
    return old ? [[best.recordId, shownBest(old.board, best)] as const] : [];
  });
  return { beaten: new Map(beaten), improved: new Map(improved) };
}

const beatenBy = ({ record, board, rankKey }: WeekRecord, first: BeatenRecord, zone: string): Beaten => ({
  name: first.name,
  isOwn: first.handle === record.handle,
  days: daysBetween(dayOf(first.postedAt, zone), dayOf(new Date(record.postedAt), zone)),
  gap: gapBetween(board, rankKey, first.rankKey),
});

const shownBest = (board: Board, { rankKey, rank }: StandingBest) => ({ value: formatShown(shownOfRankKey(board, rankKey)), rank });
