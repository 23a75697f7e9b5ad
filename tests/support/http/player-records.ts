import { sql } from 'kysely';
import { withSiteDatabase, withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { getStandings } from '#usecases/rankings/players/get-standings.ts';
import { listNewRecords } from '#usecases/rankings/records/list-new-records.ts';
import type { TestAccount } from './accounts.ts';

type Player = Pick<TestAccount, 'handle'>;

/** Returns how many records a player has on the posting site, in any state. */
export const countRecordsOf = ({ handle }: Player): Promise<number> =>
  withSiteDatabase(postingSite(), async (db) => {
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from records join users on users.id = records.user_id where users.handle = ${handle}`.execute(db);
    return counted.rows[0]?.n ?? 0;
  });

/** Returns whether a record is in its player's standings and among the newest records on the posting site. */
export const listsWithRecord = ({ handle }: Player, recordId: string) =>
  withSiteDeps(postingSite(), async (deps) => {
    const { id } = await deps.db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
    const [standings, newest] = await Promise.all([getStandings(deps, id, { console: 0 }), listNewRecords(deps)]);
    return {
      standings: standings.some((standing) => standing.recordId === recordId),
      newRecords: newest.ok && newest.value.rows.some((row) => row.recordId === recordId),
    };
  });

/** Returns whether the worker has included a player in a total on the posting site. */
export const isInTotal = ({ handle }: Player, totalId: number): Promise<boolean> =>
  withSiteDatabase(postingSite(), async (db) => {
    const found = await sql`
      select from total_standings join total_generations using (total_id, generation) join users on users.id = user_id
      where handle = ${handle} and total_id = ${totalId}`.execute(db);
    return found.rows.length > 0;
  });
