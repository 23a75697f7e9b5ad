import { findTextVersion } from '#data/queries/texts/keyword-history.ts';
import { holdEntry } from '#data/queries/texts/keyword-writes.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { canEditKeyword } from '#domain/keywords/flags.ts';
import type { KeywordRestoreForm } from '#domain/keywords/keyword-form.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { KeywordResult } from './keyword-errors.ts';
import { type SavedKeyword, storeVersion } from './store-version.ts';

/**
 * Restores name, tag and text from an old revision as a new revision. The old name still belongs to the keyword, so no
 * other keyword can have taken it.
 */
export async function restoreKeyword(
  deps: Deps,
  actor: Actor,
  uniqueId: string,
  { lang, toRevisionId, textRevisionId }: KeywordRestoreForm,
): Promise<KeywordResult<SavedKeyword>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!(await deps.switches()).comments) return refuse('comments-closed');
  return allOrNothing(deps, async (tx): Promise<KeywordResult<SavedKeyword>> => {
    const entry = await holdEntry(tx.db, uniqueId);
    if (!entry) return refuse('not-found');
    if (!canEditKeyword(actor.role, entry.flag)) return refuse('not-allowed');
    const { reading, category } = entry;
    const versionAt = async (revisionId: string) => {
      const version = await findTextVersion(tx.db, uniqueId, lang, revisionId);
      return version && { name: version.name, tag: version.tag, text: version.text, reading, category };
    };
    const [old, base] = [await versionAt(toRevisionId), await versionAt(textRevisionId)];
    if (!old) return refuse('not-found');
    if (!base) return invalid({ textRevisionId: 'unknown-revision' });
    const detail = { toRevisionId };
    return storeVersion(tx, { entry, lang, userId: actor.userId, verb: 'restore-keyword', detail }, old, base);
  });
}
