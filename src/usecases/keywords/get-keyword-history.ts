import { findTextVersion, listTextVersions, type TextVersion, type TextVersionLine } from '#data/queries/texts/keyword-history.ts';
import { findEntry } from '#data/queries/texts/keyword-writes.ts';
import { canReadKeyword } from '#domain/keywords/flags.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';

const REVISIONS_A_PAGE = 20;
const MOST_PAGES = 1_000_000;

export type KeywordRevisionLine = TextVersionLine;
export type KeywordRevision = TextVersion;
export type KeywordHistory = { readonly revisions: readonly KeywordRevisionLine[]; readonly page: number; readonly pages: number };

/** Returns a page of a keyword text's revisions, newest first. Undefined for a deleted keyword or an unknown page. */
export async function getKeywordHistory(
  { db }: Pick<Deps, 'db'>,
  uniqueId: string,
  lang: Language,
  page: number,
): Promise<KeywordHistory | undefined> {
  if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES || !(await isReadable(db, uniqueId))) return undefined;
  const offset = (page - 1) * REVISIONS_A_PAGE;
  const { count, lines } = await listTextVersions(db, uniqueId, lang, { limit: REVISIONS_A_PAGE, offset });
  return lines.length === 0 ? undefined : { revisions: lines, page, pages: Math.ceil(count / REVISIONS_A_PAGE) };
}

/** Returns a keyword's text at a revision. Undefined for a deleted keyword or an unknown revision. */
export async function getKeywordRevision(
  { db }: Pick<Deps, 'db'>,
  uniqueId: string,
  lang: Language,
  revisionId: string,
): Promise<KeywordRevision | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(revisionId) || !(await isReadable(db, uniqueId))) return undefined;
  return findTextVersion(db, uniqueId, lang, revisionId);
}

async function isReadable(db: Deps['db'], uniqueId: string): Promise<boolean> {
  const entry = await findEntry(db, uniqueId);
  return entry !== undefined && canReadKeyword('visitor', entry.flag) === 'read';
}
