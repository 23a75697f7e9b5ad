import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { insertNote } from '#data/queries/moderation/moderation-notes.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { NoteForm } from '#domain/moderation/forms.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { ModerationResult } from './moderation-errors.ts';

/** Writes a note about another player that only moderators can read. */
export async function writeNote(deps: Deps, actor: Actor, { handle, text }: NoteForm): Promise<ModerationResult<{ noteId: string }>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'moderate')) return refuse('not-allowed');
  return deps.db.transaction().execute(async (db) => {
    const userId = (await findAccountByHandle(db, handle))?.userId;
    if (userId === undefined) return refuse('not-found');
    if (userId === actor.userId) return refuse('not-allowed');
    const noteId = await insertNote(db, { userId, authorId: actor.userId, text });
    await insertAudit(db, {
      actorId: actor.userId,
      verb: 'write-note',
      subjectKind: 'user',
      subjectId: String(userId),
      detail: { noteId },
    });
    return { ok: true, value: { noteId } };
  });
}
