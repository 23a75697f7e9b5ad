import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findStoredAnswer, holdKey, isAnswerTo, storeAnswer } from '#data/queries/records/idempotency-keys.ts';
import { insertEntry, saveText } from '#data/queries/texts/keyword-writes.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { canChooseCategory } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { KeywordForm } from '#domain/keywords/keyword-form.ts';
import { checkKeywordDraft } from '#domain/keywords/limits.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { KeywordResult } from './keyword-errors.ts';
import { countChange, findTaken, writingName } from './store-version.ts';

export type CreatedKeyword = {
  readonly uniqueId: string;
  readonly lang: KeywordForm['lang'];
  readonly name: string;
  readonly revisionId: string;
  readonly textRevisionId: string;
};

export type Created = { readonly keyword: CreatedKeyword; readonly isReplay: boolean };

/** Creates a keyword with its first text, once per idempotency key. */
export async function createKeyword(deps: Deps, actor: Actor, key: string, form: KeywordForm): Promise<KeywordResult<Created>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'edit-keyword')) return refuse('not-allowed');
  if (!(await deps.switches()).comments) return refuse('comments-closed');
  const { userId } = actor;
  const { lang, category, ...draft } = form;
  const checked = checkKeywordDraft(draft);
  if (!checked.ok) return invalid(checked.errors);
  if (!canChooseCategory(actor.role, null, category)) return invalid({ category: 'not-allowed' });
  const { reading, ...text } = checked.value;

  return writingName(deps, text.name, async ({ db }): Promise<KeywordResult<Created>> => {
    const isHeld = await holdKey(db, userId, key);
    const stored = await findStoredAnswer(db, userId, key);
    if (stored) return isAnswerTo(stored, form) ? createdResult(stored.answer as CreatedKeyword, true) : refuse('key-reused');
    if (!isHeld) return { ...refuse('key-in-progress'), waitSeconds: 1 };
    const refused = (await countChange(db, userId)) ?? (await findTaken(db, text.name));
    if (refused) return refused;

    const { uniqueId, revisionId } = await insertEntry(db, { category, reading, flag: KEYWORD_FLAGS.editable }, userId);
    const textRevisionId = await saveText(db, uniqueId, lang, text, userId);
    const keyword = { uniqueId, lang, name: text.name, revisionId, textRevisionId };
    await storeAnswer(db, userId, key, form, keyword);
    const detail = { lang, revisionId, textRevisionId };
    await insertAudit(db, { actorId: userId, verb: 'create-keyword', subjectKind: 'keyword', subjectId: uniqueId, detail });
    return createdResult(keyword, false);
  });
}

const createdResult = (keyword: CreatedKeyword, isReplay: boolean): KeywordResult<Created> => ({ ok: true, value: { keyword, isReplay } });
