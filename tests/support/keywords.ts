import { randomUUID } from 'node:crypto';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { KeywordForm } from '#domain/keywords/keyword-form.ts';
import type { Deps } from '#usecases/deps.ts';
import { type CreatedKeyword, createKeyword } from '#usecases/keywords/create-keyword.ts';

/** A new entry as it is typed, by a name that no other test uses. */
export const freshKeyword = (more: Partial<KeywordForm> = {}): KeywordForm => ({
  lang: 'en',
  name: `Pebble ${randomUUID().slice(0, 8)}`,
  reading: 'こいし',
  category: 'object',
  tag: '',
  text: 'A small stone.',
  ...more,
});

/** Adds an entry as its author would, then gives it a flag. */
export async function createEntry(
  deps: Deps,
  { userId, flag = KEYWORD_FLAGS.editable, ...more }: { readonly userId: number; readonly flag?: number } & Partial<KeywordForm>,
): Promise<CreatedKeyword> {
  const actor = { kind: 'signed-in', userId, role: 'admin' } as const; // so that any category will do
  const created = await createKeyword(deps, actor, randomUUID(), freshKeyword(more));
  if (!created.ok) throw new Error(`no entry: ${JSON.stringify(created)}`);
  const { keyword } = created.value;
  if (flag === KEYWORD_FLAGS.editable) return keyword;
  const { revision_id } = await deps.db
    .updateTable('keywords')
    .set({ flag })
    .where('unique_id', '=', keyword.uniqueId)
    .returning('revision_id')
    .executeTakeFirstOrThrow();
  return { ...keyword, revisionId: revision_id };
}
