import { randomUUID } from 'node:crypto';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { KeywordForm } from '#domain/keywords/keyword-form.ts';
import type { Deps } from '#usecases/deps.ts';
import { type CreatedKeyword, createKeyword } from '#usecases/keywords/create-keyword.ts';
import { send, type TestActor } from './actors.ts';

/** Returns the form for a new keyword, with a name that no other test uses. */
export const freshKeyword = (more: Partial<KeywordForm> = {}): KeywordForm => ({
  lang: 'en',
  name: `Pebble ${randomUUID().slice(0, 8)}`,
  reading: 'こいし',
  category: 'object',
  tag: '',
  text: 'A small stone.',
  ...more,
});

/** Adds a keyword as its author would, then sets its flag. */
export async function createEntry(
  deps: Deps,
  { userId, flag = KEYWORD_FLAGS.editable, ...more }: { readonly userId: number; readonly flag?: number } & Partial<KeywordForm>,
): Promise<CreatedKeyword> {
  // Admins may use any category.
  const actor = { kind: 'signed-in', userId, role: 'admin', isRecent: true } as const;
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

/** The response to a keyword call. `data` and `error` are documented in docs/api.md. */
export type KeywordAnswer = {
  readonly status: number;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: each call returns another shape, which the tests assert
  readonly data?: any;
};

/** Calls `/api/keywords` + `path` as the site's own editor does. */
export async function callKeywords(
  site: string,
  { cookie }: Pick<TestActor, 'cookie'>,
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
): Promise<KeywordAnswer> {
  const answer = await send(site, { method, path: `/api/keywords${path}`, cookie, json, headers });
  return { status: answer.status, ...(await answer.json()) };
}
