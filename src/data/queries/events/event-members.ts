import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';

export type EventMember = { userId: number; teamId: number | null; strength: number; joinedAt: Date };

const COLUMNS = ['user_id as userId', 'team_id as teamId', 'strength', 'joined_at as joinedAt'] as const;

/** Returns all members of an event in the order in which they joined. */
export async function listMembers(db: Db, code: number): Promise<EventMember[]> {
  return db.selectFrom('event_members').select(COLUMNS).where('event_code', '=', code).orderBy('joined_at').orderBy('user_id').execute();
}

export async function findMember(db: Db, code: number, userId: number): Promise<EventMember | undefined> {
  return db.selectFrom('event_members').select(COLUMNS).where('event_code', '=', code).where('user_id', '=', userId).executeTakeFirst();
}

/** Returns the events that a player has joined. */
export async function listMembershipsOf(db: Db, userId: number) {
  return db
    .selectFrom('event_members')
    .select(['event_code as code', 'team_id as teamId', 'strength', 'joined_at as joinedAt'])
    .where('user_id', '=', userId)
    .orderBy('event_code')
    .execute();
}

export type NewMember = {
  readonly code: number;
  readonly userId: number;
  readonly teamId: number | null;
  readonly strength: number;
  readonly joinedAt?: Date; // Defaults to the current time of the database clock.
};

export async function insertMembers(tx: Db, members: readonly NewMember[]): Promise<void> {
  if (members.length === 0) return;
  const rows = members.map(({ code, userId, teamId, strength, joinedAt }) => ({
    event_code: code,
    user_id: userId,
    team_id: teamId,
    strength,
    changed_by: userId,
    ...(joinedAt && { joined_at: joinedAt }),
  }));
  await tx.insertInto('event_members').values(rows).execute();
}

/** Moves a member to another team. A revision stores the previous row. */
export async function updateTeam(tx: Db, code: number, userId: number, teamId: number, by: number): Promise<void> {
  await tx
    .updateTable('event_members')
    .set({ team_id: teamId, changed_by: by })
    .where('event_code', '=', code)
    .where('user_id', '=', userId)
    .execute();
}

/** Returns a player's points in the published total 1, or 0 when the player has none. */
export async function getStrength(db: Db, userId: number): Promise<number> {
  const result = await sql<{ points: number }>`
    select points::int as points from total_standings join total_generations using (total_id, generation)
    where total_id = ${GRAND_TOTAL} and user_id = ${userId}`.execute(db);
  return result.rows[0]?.points ?? 0;
}

/** SQL condition that two players are in the same team of an open event. Both arguments are SQL expressions. */
export const isTeamMate = (userId: RawBuilder<unknown>, otherId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from event_members as own
  join event_members as other on other.event_code = own.event_code and other.team_id = own.team_id
  join events on events.event_code = own.event_code and events.state = 'open'
  where own.user_id = ${userId} and other.user_id = ${otherId} and own.user_id <> other.user_id
)`;

/** Returns whether two players are in the same team of an open event. */
export async function areTeamMates(db: Db, userId: number, otherId: number): Promise<boolean> {
  const result = await sql<{ mates: boolean }>`select ${isTeamMate(sql`${userId}::int`, sql`${otherId}::int`)} as mates`.execute(db);
  return result.rows[0]?.mates ?? false;
}

/** Returns the number of members per event. Omits events without members. */
export async function countMembers(db: Db): Promise<Map<number, number>> {
  const result = await sql<{ code: number; members: number }>`
    select event_code as code, count(*)::int as members from event_members group by event_code`.execute(db);
  return new Map(result.rows.map(({ code, members }) => [code, members]));
}
