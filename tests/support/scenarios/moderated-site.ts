import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import type { OwnSite } from '#tests/support/sites/own-site.ts';
import { siteDeps } from '#tests/support/sites/site-database.ts';
import type { Deps } from '#usecases/deps.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import type { TestActor } from './actors.ts';

// Prepares and reads records on a separate test site on which no other test posts, so that all its ranks can be
// recomputed.

const RULE = 21; // The rule requires a video down to rank 10.
const LONG_AGO_MS = 60 * DAY_MS;
// A player with this many records is not a newcomer.
const ESTABLISHED_RECORDS = 30;
const LEADING_SCORE = 90_000;

export const depsOf = ({ db }: Pick<OwnSite, 'db'>): Deps => siteDeps(db);

/** Posts a score with a video as a player, with all effects of a post. Returns the id of the record. */
export async function postAs(site: OwnSite, { userId }: TestActor, stageId: number, score: number): Promise<string> {
  const deps = depsOf(site);
  const boardId = stageBoard(await deps.catalogue(), stageId, RULE)?.boardId ?? 0;
  const posted = await storeDraft(deps, userId, boardId, { score: String(score), console: 1 });
  if (!posted.ok) throw new Error(JSON.stringify(posted));
  return posted.value.recordId;
}

/** Adds a new player with a verified first place. Records below a first place need only one moderator. */
export async function addLeader(site: OwnSite, stageId: number): Promise<TestActor> {
  const leader = await site.createUser('Nightjar');
  await createRecord(depsOf(site), { userId: leader.userId, stageId, ruleId: RULE, score: LEADING_SCORE, state: 'verified' });
  return leader;
}

/** Adds enough old records that the evidence policy does not treat the player as a newcomer. */
export async function makeEstablished(site: OwnSite, { userId }: TestActor, stageId: number): Promise<void> {
  const postedAt = new Date((await site.now()).getTime() - LONG_AGO_MS);
  const deps = depsOf(site);
  for (let score = 1; score <= ESTABLISHED_RECORDS; score++) await createRecord(deps, { userId, stageId, ruleId: RULE, score, postedAt });
}

export async function readRanking(site: OwnSite, stageId: number) {
  const ranking = await getStageRanking(depsOf(site), stageId, {});
  if (!ranking.ok) throw new Error(ranking.error);
  return ranking.value.rows.map(({ rank, handle, rankKey, points }) => ({ rank, handle, rankKey, points }));
}

export const readState = async ({ db }: OwnSite, recordId: string) =>
  (await db.selectFrom('records').select('state').where('record_id', '=', recordId).executeTakeFirst())?.state;

/** Returns the ranks that differ from their recomputation. A consistent site has none. */
export const wrongRanks = (site: OwnSite) => verifyRankings(depsOf(site), () => {});

/** Sets the language of a player's mails and notifications. */
export const setLanguage = ({ db }: OwnSite, { userId }: TestActor, language: 'en' | 'ja') =>
  db.updateTable('users').set({ language }).where('id', '=', userId).execute();
