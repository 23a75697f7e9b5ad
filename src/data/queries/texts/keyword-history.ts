import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { namedPlayer } from '#data/queries/accounts/players.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import type { Language } from '#domain/shared/language.ts';

/** Stored text of a glossary entry in one language. An empty tag means the label 'other'. */
export type WrittenText = { readonly name: string; readonly tag: string; readonly text: string };

/** Player who made a change, or null for the site's own content. */
export type ChangedBy = { readonly handle: string; readonly name: string | null } | null;

export type EntryVersion = { readonly category: KeywordCategory; readonly reading: string };
type Change = { readonly revisionId: string; readonly changedBy: ChangedBy; readonly changedAt: Date };
export type TextVersion = WrittenText & Change;
export type TextVersionLine = Omit<TextVersion, 'text'> & { readonly characters: number };

// SQL for the current row of a glossary entry and its previous revisions.
const entryVersions = (uniqueId: string) => sql`(
  select revision_id, to_jsonb(keywords) as content from keywords where unique_id = ${uniqueId}
  union all
  select revision_id, content from revisions where table_name = 'keywords' and row_key = ${uniqueId}
)`;
const standingText = (uniqueId: string, lang: Language) => sql`
  select revision_id, to_jsonb(keyword_texts) as content from keyword_texts where unique_id = ${uniqueId} and lang = ${lang}`;
const textVersions = (uniqueId: string, lang: Language) => sql`(
  ${standingText(uniqueId, lang)}
  union all
  select revision_id, content from revisions where table_name = 'keyword_texts' and row_key = ${`${uniqueId}/${lang}`}
)`;

const CHANGE = sql`versions.revision_id as "revisionId", (versions.content ->> 'changed_at')::timestamptz as "changedAt",
  ${namedPlayer(sql`(versions.content ->> 'changed_by')::int`)} as "changedBy",
  versions.content ->> 'name' as name, coalesce(versions.content ->> 'tag', '') as tag`;

/**
 * Returns the language-independent part of a glossary entry at a revision, or undefined when the revision belongs to
 * another entry.
 */
export async function findEntryVersion(db: Db, uniqueId: string, revisionId: string): Promise<EntryVersion | undefined> {
  const result = await sql<EntryVersion>`
    select content ->> 'category' as category, content ->> 'yomi' as reading
    from ${entryVersions(uniqueId)} as versions where revision_id = ${revisionId}`.execute(db);
  return result.rows[0];
}

/** Returns the current text of a glossary entry in a language, if any. */
export async function findStandingText(db: Db, uniqueId: string, lang: Language): Promise<TextVersion | undefined> {
  const result = await sql<TextVersion>`
    select ${CHANGE}, content ->> 'content' as text from (${standingText(uniqueId, lang)}) as versions`.execute(db);
  return result.rows[0];
}

/**
 * Returns the text of a glossary entry in a language at a revision, or undefined when the revision belongs to another
 * text.
 */
export async function findTextVersion(db: Db, uniqueId: string, lang: Language, revisionId: string): Promise<TextVersion | undefined> {
  const result = await sql<TextVersion>`
    select ${CHANGE}, content ->> 'content' as text
    from ${textVersions(uniqueId, lang)} as versions where revision_id = ${revisionId}`.execute(db);
  return result.rows[0];
}

/** Returns the versions of a glossary text, newest first, and their total number. */
export async function listTextVersions(
  db: Db,
  uniqueId: string,
  lang: Language,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; lines: TextVersionLine[] }> {
  const count = await sql<{ count: number }>`
    select count(*)::int as count from ${textVersions(uniqueId, lang)} as versions`.execute(db);
  const lines = await sql<TextVersionLine>`
    select ${CHANGE}, coalesce((content ->> 'characters')::int, char_length(content ->> 'content')) as characters
    from ${textVersions(uniqueId, lang)} as versions order by revision_id desc limit ${limit} offset ${offset}`.execute(db);
  return { count: count.rows[0]?.count ?? 0, lines: lines.rows };
}
