import { type RawBuilder, sql } from 'kysely';
import type { Participation } from '#domain/events/result/stamps.ts';

/** Returns an SQL expression for the events that a player joined or is ranked in, as a JSON array. */
export const participationsOf = (userId: RawBuilder<unknown>) => sql<Participation[]>`coalesce((
  select json_agg(taken)
  from (
    select code, "teamId", rank, shared,
      exists (select from event_results where event_code = code) as closed,
      (select count(*) from event_ranks where event_code = code) as players
    from (select event_code as code, team_id as "teamId" from event_members where user_id = ${userId}) as joined
    full join (select event_code as code, rank, shared from event_ranks where user_id = ${userId}) as ranked using (code)
  ) as taken
), '[]')`;
