import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { holdEntry, updateEntry } from '#data/queries/texts/keyword-writes.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { canChangeFlag, KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { KeywordFlagForm } from '#domain/keywords/keyword-form.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { refusalOf } from '#usecases/sign-in-methods/refusal-of.ts';
import { type KeywordResult, stale } from './keyword-errors.ts';
import { countChange } from './store-version.ts';

export type FlaggedKeyword = { readonly revisionId: string; readonly flag: number };

/** Changes a keyword's flag if the actor's role allows it. Flags are also used to delete and restore keywords. */
export async function changeKeywordFlag(
  deps: Deps,
  actor: Actor,
  uniqueId: string,
  { flag, revisionId }: KeywordFlagForm,
): Promise<KeywordResult<FlaggedKeyword>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const { userId } = actor;
  return allOrNothing(deps, async ({ db }): Promise<KeywordResult<FlaggedKeyword>> => {
    const entry = await holdEntry(db, uniqueId);
    if (!entry) return refuse('not-found');
    if (entry.revisionId !== revisionId) return stale();
    if (!canChangeFlag(actor.role, entry.flag, flag, entry.authorId === userId)) return refuse('not-allowed');
    const denied = flag === KEYWORD_FLAGS.deleted ? refusalOf(actor, 'delete-keyword') : undefined;
    if (denied) return denied;
    const refused = await countChange(db, userId);
    if (refused) return refused;
    const revision = await updateEntry(db, uniqueId, { flag }, userId);
    const detail = { from: entry.flag, to: flag, revisionId: revision };
    await insertAudit(db, { actorId: userId, verb: 'change-keyword-flag', subjectKind: 'keyword', subjectId: uniqueId, detail });
    return { ok: true, value: { revisionId: revision, flag } };
  });
}
