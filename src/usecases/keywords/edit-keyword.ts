import { findEntryVersion, findTextVersion } from '#data/queries/texts/keyword-history.ts';
import { holdEntry } from '#data/queries/texts/keyword-writes.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { type KeywordVersion, withoutText } from '#domain/keywords/assess-edit.ts';
import { canChooseCategory } from '#domain/keywords/categories.ts';
import { canEditKeyword } from '#domain/keywords/flags.ts';
import type { KeywordEditForm } from '#domain/keywords/keyword-form.ts';
import { checkKeywordDraft } from '#domain/keywords/limits.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { KeywordResult } from './keyword-errors.ts';
import { type SavedKeyword, storeVersion, writingName } from './store-version.ts';

/** Edits a keyword's text in one language if its flag allows it and `base` is current. Stores the previous version. */
export async function editKeyword(
  deps: Deps,
  actor: Actor,
  uniqueId: string,
  { lang, category, base, ...draft }: KeywordEditForm,
): Promise<KeywordResult<SavedKeyword>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'edit-keyword')) return refuse('not-allowed');
  if (!(await deps.switches()).comments) return refuse('comments-closed');
  const checked = checkKeywordDraft(draft);
  if (!checked.ok) return invalid(checked.errors);
  const sent: KeywordVersion = { ...checked.value, category };

  return writingName(deps, sent.name, async (tx) => {
    const entry = await holdEntry(tx.db, uniqueId);
    if (!entry) return refuse('not-found');
    if (!canEditKeyword(actor.role, entry.flag)) return refuse('not-allowed');
    if (!canChooseCategory(actor.role, entry.category, category)) return invalid({ category: 'not-allowed' });
    const madeFrom = await findBase(tx.db, uniqueId, lang, base);
    if (!madeFrom) return invalid({ base: 'unknown-revision' });
    return storeVersion(tx, { entry, lang, userId: actor.userId, verb: 'edit-keyword' }, sent, madeFrom);
  });
}

async function findBase(
  db: Deps['db'],
  uniqueId: string,
  lang: KeywordEditForm['lang'],
  { revisionId, textRevisionId }: KeywordEditForm['base'],
): Promise<KeywordVersion | undefined> {
  const entry = await findEntryVersion(db, uniqueId, revisionId);
  if (!entry || textRevisionId === null) return entry && withoutText(entry);
  const text = await findTextVersion(db, uniqueId, lang, textRevisionId);
  return text && { ...withoutText(entry), name: text.name, tag: text.tag, text: text.text };
}
