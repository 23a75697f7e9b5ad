import { randomLcg } from 'd3-random';
import type { Db } from '#data/db.ts';
import { listBoards, listEntries, ruleRevisionsOf } from '#data/queries/catalogue.ts';
import { insertMembers } from '#data/queries/event-members.ts';
import { insertSkeletons } from '#data/queries/name-skeletons.ts';
import { getPolicyRevision } from '#data/queries/policies.ts';
import { insertRecords } from '#data/queries/records.ts';
import { readClock, refreshStatistics } from '#data/queries/server.ts';
import { hasUsers, insertUsers } from '#data/queries/users.ts';
import { noteRankingChange } from '#data/queue.ts';
import { nameSkeleton } from '#domain/accounts/name-skeleton.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { seedDemoCases } from './demo-cases.ts';
import { demoMatchRuns } from './demo-match.ts';
import { demoGuests, demoMembers } from './demo-members.ts';
import { seedDemoNews } from './demo-news.ts';
import { demoPlayers } from './demo-players.ts';
import { demoRuns } from './demo-records.ts';
import { demoDuties } from './demo-waiting.ts';

const SEED = 0.20141104; // any other number grows another community
const PLAYERS = 300;
const RECORDS = 20_000;

/** Fills an empty site with a believable community, the same at every run; false when somebody is there already. */
export async function seedDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasUsers(tx)) return false;
    const random = randomLcg(SEED);
    const now = await readClock(tx);
    const entries = await listEntries(tx);
    const catalogue = createCatalogue(entries, await listBoards(tx), 0);
    const policyRevision = await getPolicyRevision(tx, 'evidence');
    const ruleRevisions = ruleRevisionsOf(entries);

    const players = demoPlayers(PLAYERS, now, random);
    const ids = await insertUsers(
      tx,
      players.map((player) => ({ ...player, createdAt: player.joinedAt })),
    );
    const looks = players.flatMap(({ handle, name }) =>
      [handle, name].flatMap((text) => (text === null ? [] : [{ userId: ids.get(handle) ?? 0, skeleton: nameSkeleton(text) }])),
    );
    await insertSkeletons(tx, looks);
    const runs = [...demoRuns(catalogue, players, RECORDS, now, random), ...demoMatchRuns(catalogue, players, now)].sort(
      (a, b) => a.achievedAt.getTime() - b.achievedAt.getTime(),
    );
    const duties = demoDuties(catalogue, runs);
    const stored = await insertRecords(
      tx,
      runs.map(({ player, ...run }, nth) => ({
        ...run,
        evidenceDuty: duties[nth] ?? 'none',
        userId: ids.get(player.handle) ?? 0,
        policyRevision,
        ruleRevision: ruleRevisions.get(catalogue.boards.get(run.boardId)?.ruleId ?? 0) ?? '0',
      })),
    );
    const posts = runs.map(({ player, boardId, postedAt }) => ({
      userId: ids.get(player.handle) ?? 0,
      boardId,
      postedAt: postedAt ?? now,
    }));
    const here = players.map((player) => ({ ...player, userId: ids.get(player.handle) ?? 0 }));
    await insertMembers(tx, [...demoMembers(catalogue, posts), ...demoGuests(catalogue, here)]);
    await seedDemoCases(
      tx,
      stored.flatMap((record, nth) => {
        const run = runs[nth];
        return run ? [{ run, stored: record, userId: ids.get(run.player.handle) ?? 0 }] : [];
      }),
    );
    await seedDemoNews(tx, now);
    await noteRankingChange(tx);
    await refreshStatistics(tx);
    return true;
  });
}
