import 'server-only';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { getNewestRecords } from '#usecases/embeds/get-newest-records.ts';
import { getPlayerRow, type PlayerRow } from '#usecases/embeds/get-player-row.ts';
import { getStageRanking, type StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { deps } from '#web/server/deps.ts';

export type { PlayerRow, StageRanking };

// Embeds and overlays show the present: a rule and a console select what they show, but no year and no page.
const ofBoard = ({ rule, console }: FilterQuery): FilterQuery => ({ rule, console });

/** Returns the first rows of a stage's ranking, or undefined for an unknown stage, rule or console. */
export async function readFirstRows(stageId: number, query: FilterQuery, rows: number): Promise<StageRanking | undefined> {
  const result = await getStageRanking(deps(), stageId, ofBoard(query), rows);
  return result.ok ? result.value : undefined;
}

/** Returns a player's row on a board of a stage. Undefined for an unknown or closed player, stage, rule or console. */
export async function readPlayerRow(handle: string, stageId: number, query: FilterQuery): Promise<PlayerRow | undefined> {
  const result = await getPlayerRow(deps(), handle, stageId, ofBoard(query));
  return result.ok ? result.value : undefined;
}

/** Returns the newest records of the site, newest first. */
export const readNewest = (count: number): Promise<FeedRecord[]> => getNewestRecords(deps(), count);
