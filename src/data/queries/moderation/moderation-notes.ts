import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type NewNote = { readonly userId: number; readonly authorId: number; readonly text: string };

/** Adds a moderators' note about a player and returns its id. */
export async function insertNote(tx: Db, { userId, authorId, text }: NewNote): Promise<string> {
  const row = await tx
    .insertInto('moderation_notes')
    .values({ user_id: userId, author_id: authorId, text })
    .returning('note_id as noteId')
    .executeTakeFirstOrThrow();
  return row.noteId;
}

const NOTES_READ = 20;

/** Returns the latest moderators' notes about a player with their authors, newest first. */
export async function listNotes(db: Db, userId: number) {
  return db
    .selectFrom('moderation_notes')
    .innerJoin('users', 'users.id', 'moderation_notes.author_id')
    .select(['note_id as noteId', 'text', 'written_at as writtenAt', 'users.handle', 'users.name'])
    .where('user_id', '=', userId)
    .orderBy('note_id', 'desc')
    .limit(NOTES_READ)
    .execute();
}

/** Marks an item of the moderation queue as seen. Returns false when it was already seen. */
export async function insertSeen(tx: Db, item: string, seenBy: number): Promise<boolean> {
  const result = await sql`
    insert into moderation_seen (item, seen_by) values (${item}, ${seenBy}) on conflict do nothing returning item`.execute(tx);
  return result.rows.length > 0;
}
