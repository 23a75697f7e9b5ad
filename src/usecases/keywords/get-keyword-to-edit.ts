import { findStandingText } from '#data/queries/texts/keyword-history.ts';
import { findEntry } from '#data/queries/texts/keyword-writes.ts';
import { type Actor, isSignedIn, roleOf } from '#domain/accounts/actor.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { canEditKeyword, canReadKeyword, offeredFlags } from '#domain/keywords/flags.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { KeywordResult } from './keyword-errors.ts';

export type KeywordToEdit = {
  readonly uniqueId: string;
  readonly category: KeywordCategory;
  readonly flag: number;
  readonly reading: string;
  readonly revisionId: string;
  readonly texts: Readonly<Partial<Record<Language, EditableText>>>;
  /** Whether the actor may edit the keyword, and which flags the actor may set. */
  readonly may: { readonly edit: boolean; readonly flags: readonly number[] };
};

export type EditableText = { readonly name: string; readonly tag: string; readonly text: string; readonly revisionId: string };

/** Returns a keyword with the current revisions of its texts, on which an edit has to be based. */
export async function getKeywordToEdit({ db }: Pick<Deps, 'db'>, actor: Actor, uniqueId: string): Promise<KeywordResult<KeywordToEdit>> {
  const entry = await findEntry(db, uniqueId);
  const read = entry && canReadKeyword(roleOf(actor), entry.flag);
  if (!entry || !read) return refuse('not-found');
  if (read === 'tombstone') return refuse('deleted');
  const { category, flag, reading, revisionId, authorId } = entry;
  const own = isSignedIn(actor) && authorId === actor.userId;
  const may = { edit: canEditKeyword(roleOf(actor), flag), flags: offeredFlags(roleOf(actor), flag, own) };
  return { ok: true, value: { uniqueId, category, flag, reading, revisionId, texts: await findTexts(db, uniqueId), may } };
}

async function findTexts(db: Deps['db'], uniqueId: string): Promise<KeywordToEdit['texts']> {
  const texts: Partial<Record<Language, EditableText>> = {};
  for (const lang of LANGUAGES) {
    const found = await findStandingText(db, uniqueId, lang);
    if (found) texts[lang] = { name: found.name, tag: found.tag, text: found.text, revisionId: found.revisionId };
  }
  return texts;
}
