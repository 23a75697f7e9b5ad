import { listPlayerNames } from '#data/queries/accounts/players.ts';
import { findUserIds } from '#data/queries/accounts/users.ts';
import { listNewRecordRows, type Slice } from '#data/queries/records/recent-records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { FEED_ENTRIES, type Feed, type SiteFeed } from '#domain/feeds/feeds.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { CountableState } from '#domain/records/states.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { feedRecords } from '#usecases/rankings/records/feed-records.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** A record in a feed. Nothing in it depends on records that are posted later. */
export type FeedPost = {
  readonly record: FeedRecord;
  readonly isWorldRecord: boolean; // whether it was better than all earlier records; event boards have no world records
  readonly state: CountableState;
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly changedAt: Date;
};

export type RecordFeed = {
  readonly stage?: Localised; // of the feed of a stage
  readonly player?: { readonly name: string | null }; // of the feed of a player
  readonly posts: readonly FeedPost[];
};

type Asked = Exclude<Feed, { readonly of: SiteFeed }> | { readonly of: 'records' };

/**
 * Returns the newest countable records of the site, a stage or a player. Hidden results of blind events are absent.
 * Returns undefined for an unknown stage or player.
 */
export async function getRecordFeed(deps: Deps, asked: Asked): Promise<RecordFeed | undefined> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const subject = await findSubject(snapshot, catalogue, asked);
    if (!subject) return undefined;
    const { boardIds = null, userId, ...about } = subject;
    const slice = { boardIds, after: null, limit: FEED_ENTRIES, ...(userId !== undefined && { userId }) };
    const rows = await listNewRecordRows(snapshot.db, slice, 'all', await readClock(snapshot.db));
    const posts = rows.flatMap((row): FeedPost[] =>
      feedRecords(catalogue, [row], deps.siteZone).map((record) => ({
        record,
        isWorldRecord: row.wasFirst && catalogue.boards.get(row.boardId)?.kind !== 'event',
        state: row.state,
        comment: row.comment,
        videoUrl: row.videoUrl,
        changedAt: row.changedAt,
      })),
    );
    return { ...about, posts };
  });
}

type Subject = Omit<RecordFeed, 'posts'> & { readonly boardIds?: Slice['boardIds']; readonly userId?: number };

async function findSubject({ db }: Deps, catalogue: Catalogue, asked: Asked): Promise<Subject | undefined> {
  if (asked.of === 'records') return {};
  if (asked.of === 'user') {
    const userIds = await findUserIds(db, [asked.handle]);
    const [player] = (await listPlayerNames(db, [...userIds.values()])).values();
    return player && { player, userId: player.userId };
  }
  const boards = boardsOfStage(catalogue, asked.stageId);
  const stage = findStage(catalogue, asked.stageId);
  return stage && boards.length > 0 ? { stage: stage.name, boardIds: boards.map(({ boardId }) => boardId) } : undefined;
}
