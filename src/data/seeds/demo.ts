import { randomLcg } from 'd3-random';
import news from '#content/demo/news.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { insertSkeletons } from '#data/queries/accounts/name-skeletons.ts';
import { hasUsers, insertUsers } from '#data/queries/accounts/users.ts';
import { insertMembers } from '#data/queries/events/event-members.ts';
import { insertRecords, type StoredRecord } from '#data/queries/records/records.ts';
import { listBoards, listEntries, ruleRevisionsOf } from '#data/queries/site/catalogue.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import { readClock, refreshStatistics } from '#data/queries/site/server.ts';
import { insertNews } from '#data/queries/texts/news.ts';
import { addRankingEvent } from '#data/queue.ts';
import { nameSkeletons } from '#domain/accounts/name-skeleton.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { NewsCategory } from '#domain/news/news.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import { DEFAULT_TIME_ZONE, dayOf, daysBefore } from '#domain/shared/date.ts';
import { seedDemoCases } from './demo-cases.ts';
import { demoMatchRuns } from './demo-match.ts';
import { demoGuests, demoMembers } from './demo-members.ts';
import { type DemoPlayer, demoPlayers } from './demo-players.ts';
import { seedDemoProfiles } from './demo-profiles.ts';
import { demoRuns, type Run } from './demo-records.ts';
import { demoDuties } from './demo-waiting.ts';
import { demoNewsTexts } from './seed-texts.ts';

const SEED = 0.20141104; // A different seed creates a different community.
const PLAYERS = 300;
const RECORDS = 20_000;

/** Returns the demo players, who are the same in every run. */
export const newDemoPlayers = (now: Date, random = randomLcg(SEED)): DemoPlayer[] => demoPlayers(PLAYERS, now, random);

/**
 * Fills an empty site with a realistic community, which is the same in every run. Returns false when the site already
 * has users.
 */
export async function seedDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasUsers(tx)) return false;
    const random = randomLcg(SEED);
    const now = await readClock(tx);
    const catalogue = createCatalogue(await listEntries(tx), await listBoards(tx), 0);

    const players = newDemoPlayers(now, random);
    const ids = await insertUsers(
      tx,
      players.map((player) => ({ ...player, createdAt: player.joinedAt })),
    );
    const skeletons = players.flatMap(({ handle, name }) =>
      [handle, name].flatMap((text) =>
        text === null ? [] : nameSkeletons(text).map((skeleton) => ({ userId: ids.get(handle) ?? 0, skeleton })),
      ),
    );
    await insertSkeletons(tx, skeletons);
    const runs = [...demoRuns(catalogue, players, RECORDS, now, random), ...demoMatchRuns(catalogue, players, now)].sort(
      (a, b) => a.achievedAt.getTime() - b.achievedAt.getTime(),
    );
    const stored = await insertRuns(tx, runs, ids, demoDuties(catalogue, runs));
    const posts = runs.map(({ player, boardId, postedAt }) => ({
      userId: ids.get(player.handle) ?? 0,
      boardId,
      postedAt: postedAt ?? now,
    }));
    const activePlayers = players.map((player) => ({ ...player, userId: ids.get(player.handle) ?? 0 }));
    await insertMembers(tx, [...demoMembers(catalogue, posts), ...demoGuests(catalogue, activePlayers)]);
    await seedDemoCases(
      tx,
      stored.flatMap((record, nth) => {
        const run = runs[nth];
        return run ? [{ run, stored: record, userId: ids.get(run.player.handle) ?? 0 }] : [];
      }),
    );
    await seedDemoProfiles(tx, activePlayers);
    await seedDemoNews(tx, now);
    await addRankingEvent(tx);
    await refreshStatistics(tx);
    return true;
  });
}

/** Stores runs as records of the players in `ids`, under the current rules and evidence policy. */
export async function insertRuns(
  tx: Db,
  runs: readonly Run[],
  ids: ReadonlyMap<string, number>,
  duties: readonly EvidenceDuty[] = [],
): Promise<StoredRecord[]> {
  const policyRevision = await getPolicyRevision(tx, 'evidence');
  const entries = await listEntries(tx);
  const ruleRevisions = ruleRevisionsOf(entries);
  const { boards } = createCatalogue(entries, await listBoards(tx), 0);
  const records = runs.map(({ player, ...run }, nth) => ({
    ...run,
    evidenceDuty: duties[nth] ?? ('none' as const),
    userId: ids.get(player.handle) ?? 0,
    policyRevision,
    ruleRevision: ruleRevisions.get(boards.get(run.boardId)?.ruleId ?? 0) ?? '0',
  }));
  return insertRecords(tx, records);
}

/** Adds demo news from several years, oldest first. */
async function seedDemoNews(db: Db, now: Date): Promise<void> {
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  for (const { key, daysAgo, category, pinned } of news.toReversed()) {
    const { title, text } = demoNewsTexts(key);
    const written = { category: category as NewsCategory, pinned, withdrawn: false, publishedOn: daysBefore(today, daysAgo), title, text };
    await insertNews(db, written, null);
  }
}
