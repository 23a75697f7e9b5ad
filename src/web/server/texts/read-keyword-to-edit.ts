import 'server-only';
import { roleOf } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { canChooseCategory, KEYWORD_CATEGORIES, type KeywordCategory } from '#domain/keywords/categories.ts';
import { keywordEditRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { getArticleParts } from '#usecases/keywords/get-article-parts.ts';
import { getKeywordToEdit, type KeywordToEdit } from '#usecases/keywords/get-keyword-to-edit.ts';
import { requireSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

export type { KeywordToEdit };

type ShownPicture = { readonly src: string; readonly width: number; readonly height: number };

/**
 * Data for the keyword editor. `entry` is undefined for a new keyword, and `refused` is the reason why the user may not
 * edit the keyword.
 */
export type ReadToEdit = {
  readonly entry: KeywordToEdit | undefined;
  readonly refused: 'banned' | 'deleted' | 'flag' | undefined;
  readonly offered: readonly KeywordCategory[]; // Categories that the user may select.
  // Pictures in the keyword's texts, by the id used in the text.
  readonly pictures: Readonly<Record<string, ShownPicture>>;
};

/** Returns the keyword to edit, or an empty form when no id is given. Returns undefined for an unknown keyword. */
export async function readKeywordToEdit(locale: Language, query: string, uniqueId?: string): Promise<ReadToEdit | undefined> {
  const actor = actorOf(await requireSession(locale, `${keywordEditRoute(uniqueId)}${query}`), 'keywords');
  const banned = can(actor, 'edit-keyword') ? undefined : 'banned';
  const offeredFrom = (from: KeywordCategory | null) => KEYWORD_CATEGORIES.filter((to) => canChooseCategory(roleOf(actor), from, to));
  if (uniqueId === undefined) return { entry: undefined, refused: banned, offered: offeredFrom(null), pictures: {} };
  const found = await getKeywordToEdit(deps(), actor, uniqueId);
  if (!found.ok) return found.error === 'deleted' ? { entry: undefined, refused: 'deleted', offered: [], pictures: {} } : undefined;
  const refused = found.value.may.edit ? undefined : (banned ?? 'flag');
  return { entry: found.value, refused, offered: offeredFrom(found.value.category), pictures: await readPictures(found.value) };
}

async function readPictures({ texts }: KeywordToEdit): Promise<ReadToEdit['pictures']> {
  const found = await Promise.all(Object.values(texts).map(({ text }) => getArticleParts(deps(), text)));
  return Object.fromEntries(
    found.flatMap(({ pictures }) => [...pictures].map(([id, { key, ...size }]) => [id, { src: `/api/pictures/${key}`, ...size }])),
  );
}
