import { randomBytes } from 'node:crypto';
import { insertUsers } from '#data/queries/accounts/users.ts';
import { insertRecords } from '#data/queries/records/records.ts';
import { getEntryRevision } from '#data/queries/site/catalogue.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { NO_VALUES } from '#domain/records/draft/record-values.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// Long ago, so that lists of new records do not show these records.
const POSTED_AT = new Date('2019-05-05T03:00:00Z');

/** Adds scores to a board of the posting site, each by a new player, with the given names. Returns the players' handles. */
export const postScores = (stageId: number, ruleId: number, scores: readonly number[], names: readonly string[] = []): Promise<string[]> =>
  withSiteDeps(postingSite(), async (deps) => {
    const board = stageBoard(await deps.catalogue(), stageId, ruleId);
    if (!board) throw new Error(`stage ${stageId} has no rule ${ruleId}`);
    const run = randomBytes(4).toString('hex');
    const users = scores.map((_, index) => ({
      handle: `x${run}${index}`,
      name: names[index] ?? `Reed ${run} ${index}`,
      createdAt: POSTED_AT,
    }));
    const ids = await insertUsers(deps.db, users);
    const record = {
      boardId: board.boardId,
      console: board.consoles[0] ?? 1,
      overseasEdition: false,
      comment: null,
      videoUrl: null,
      state: 'posted' as const,
      postedAt: POSTED_AT,
      achievedAt: POSTED_AT,
      policyRevision: await getPolicyRevision(deps.db, 'evidence'),
      ruleRevision: await getEntryRevision(deps.db, 'rule', ruleId),
    };
    await insertRecords(
      deps.db,
      scores.map((score, index) => {
        const values = { ...NO_VALUES, score };
        return { ...record, userId: ids.get(users[index]?.handle ?? '') ?? 0, values, rankKey: rankKeyOf(board, values) };
      }),
    );
    return users.map(({ handle }) => handle);
  });
