import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import { linkedNames } from '#domain/keywords/linked-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { type KeywordNames, NAMES_OF_ENTRY } from './keyword-lists.ts';

/** Glossary entry that links to another, with its names and the stage to which it is the guide, if any. */
export type Backlink = {
  readonly uniqueId: string;
  readonly names: KeywordNames;
  readonly guideOf: number | null;
};

/**
 * Returns the entries whose texts link to an entry by any current or former name, ordered by reading. Omits entries
 * with the flag `withoutFlag`.
 */
export async function listLinksTo(db: Db, uniqueId: string, withoutFlag: number): Promise<Backlink[]> {
  const result = await sql<Backlink>`
    select keywords.unique_id as "uniqueId", guide_of as "guideOf",
      ${NAMES_OF_ENTRY} as names
    from keywords
    where flag <> ${withoutFlag} and unique_id <> ${uniqueId} and unique_id in (
      select keyword_links.unique_id from keyword_names join keyword_links using (name_key) where keyword_names.unique_id = ${uniqueId})
    order by yomi, unique_id`.execute(db);
  return result.rows;
}

/** Recomputes the links in all glossary texts and writes only the differences. */
export async function saveAllLinks(db: Db): Promise<void> {
  const texts = await db.selectFrom('keyword_texts').select(['unique_id', 'lang', 'content']).where('content', 'like', '%[[%').execute();
  const found = asJson(texts.flatMap(({ unique_id, lang, content }) => linkedNames(content).map((name) => ({ unique_id, lang, name }))));
  const links = sql`select unique_id, lang, lower(name) from jsonb_to_recordset(${found}) as links (unique_id text, lang text, name text)`;
  await sql`delete from keyword_links where (unique_id, lang, name_key) not in (${links})`.execute(db);
  await sql`insert into keyword_links (unique_id, lang, name_key) ${links} on conflict do nothing`.execute(db);
}

export type NameLine = { readonly uniqueId: string; readonly lang: Language; readonly name: string };

/**
 * Returns names in every language that contain the typed text or whose reading starts with it, best match first. Omits
 * guides and entries with the flag `withoutFlag`.
 */
export async function listNamesLike(db: Db, typed: string, reading: string, limit: number, withoutFlag: number): Promise<NameLine[]> {
  const result = await sql<NameLine>`
    select unique_id as "uniqueId", lang, name from keywords join keyword_texts using (unique_id)
    where flag <> ${withoutFlag} and guide_of is null and (position(lower(${typed}) in lower(name)) > 0 or starts_with(yomi, ${reading}))
    order by starts_with(lower(name), lower(${typed})) desc, starts_with(yomi, ${reading}) desc, char_length(name), name, lang
    limit ${limit}`.execute(db);
  return result.rows;
}
