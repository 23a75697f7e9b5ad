import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { FairnessStats } from '#domain/fairness/stats.ts';

/** Returns the stats defined in `domain/fairness/stats.ts` for first decisions and appeal answers in [from, to). */
export async function readFairnessStats(db: Db, { from, to }: { readonly from?: Date; readonly to?: Date }): Promise<FairnessStats> {
  const within = (at: string) =>
    sql`${from ? sql`${sql.ref(at)} >= ${from}` : sql`true`} and ${to ? sql`${sql.ref(at)} < ${to}` : sql`true`}`;
  const result = await sql<FairnessStats>`
    with first as (
      select distinct on (record_id) record_id, at from moderation_acts
      where verb in ('verify', 'ask', 'decline') and actor_id is not null and after_revision is not null
      order by record_id, act_id
    ), decided as (
      select extract(epoch from first.at - records.posted_at) * 1000 as wait_ms, records.state
      from first join records using (record_id) where ${within('first.at')}
    )
    select count(*)::int as decided, percentile_cont(0.5) within group (order by wait_ms) as "medianWaitMs",
      (count(*) filter (where state = 'verified'))::int as verified,
      (select count(*)::int from appeals where outcome is not null and ${within('answered_at')}) as answered,
      (select count(*)::int from appeals where outcome = 'upheld' and ${within('answered_at')}) as upheld
    from decided`.execute(db);
  if (!result.rows[0]) throw new Error('the fairness query returned no row');
  return result.rows[0];
}
