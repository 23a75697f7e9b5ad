import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import { namedPlayer } from '#data/queries/accounts/players.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { linkedNames } from '#domain/keywords/linked-names.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ChangedBy, WrittenText } from './keyword-history.ts';

/** Current state of a glossary entry, with its first author. */
export type StandingEntry = {
  readonly uniqueId: string;
  readonly category: KeywordCategory;
  readonly reading: string;
  readonly flag: number;
  readonly authorId: number | null;
  readonly revisionId: string;
  readonly changedAt: Date;
  readonly changedBy: ChangedBy;
};

/** Finds a glossary entry by id, regardless of its flag. */
export const findEntry = (db: Db, uniqueId: string): Promise<StandingEntry | undefined> => entryQuery(db, uniqueId).executeTakeFirst();

/** Finds a glossary entry and locks it until the transaction ends, which serialises edits in all languages. */
export const holdEntry = (tx: Db, uniqueId: string): Promise<StandingEntry | undefined> =>
  entryQuery(tx, uniqueId).forUpdate().executeTakeFirst();

const entryQuery = (db: Db, uniqueId: string) =>
  db
    .selectFrom('keywords')
    .select(['unique_id as uniqueId', 'yomi as reading', 'flag', 'author_id as authorId', 'revision_id as revisionId'])
    .select([sql<KeywordCategory>`category`.as('category'), 'changed_at as changedAt'])
    .select(namedPlayer(sql.ref('keywords.changed_by')).as('changedBy'))
    .where('unique_id', '=', uniqueId);

/** Adds a glossary entry without a text and returns its id and revision. Imported entries have no author. */
export async function insertEntry(
  tx: Db,
  { category, reading, flag }: { readonly category: KeywordCategory; readonly reading: string; readonly flag: number },
  authorId: number | null,
): Promise<{ uniqueId: string; revisionId: string }> {
  const uniqueId = randomBytes(7).toString('hex').slice(0, 13);
  return tx
    .insertInto('keywords')
    .values({ unique_id: uniqueId, category, yomi: reading, flag, author_id: authorId, changed_by: authorId, edited: true })
    .returning(['unique_id as uniqueId', 'revision_id as revisionId'])
    .executeTakeFirstOrThrow();
}

/** Updates a locked glossary entry and returns its new revision. */
export async function updateEntry(
  tx: Db,
  uniqueId: string,
  { reading, ...change }: { readonly category?: KeywordCategory; readonly reading?: string; readonly flag?: number },
  changedBy: number,
): Promise<string> {
  const { revisionId } = await tx
    .updateTable('keywords')
    .set({ ...change, ...(reading !== undefined && { yomi: reading }), ...changed(changedBy) })
    .where('unique_id', '=', uniqueId)
    .returning('revision_id as revisionId')
    .executeTakeFirstOrThrow();
  return revisionId;
}

/**
 * Saves the text of a locked glossary entry in a language, with the links in the text. Returns the new revision of the
 * text.
 */
export async function saveText(
  tx: Db,
  uniqueId: string,
  lang: Language,
  { name, tag, text }: WrittenText,
  changedBy: number | null,
): Promise<string> {
  const values = { name, tag: tag === '' ? null : tag, content: text, characters: countCharacters(text), ...changed(changedBy) };
  const { revisionId } = await tx
    .insertInto('keyword_texts')
    .values({ unique_id: uniqueId, lang, ...values })
    .onConflict((conflict) => conflict.columns(['unique_id', 'lang']).doUpdateSet(values))
    .returning('revision_id as revisionId')
    .executeTakeFirstOrThrow();
  await saveLinks(tx, uniqueId, lang, text);
  return revisionId;
}

async function saveLinks(tx: Db, uniqueId: string, lang: Language, text: string): Promise<void> {
  await tx.deleteFrom('keyword_links').where('unique_id', '=', uniqueId).where('lang', '=', lang).execute();
  await sql`
    insert into keyword_links (unique_id, lang, name_key)
    select distinct ${uniqueId}, ${lang}, lower(name) from jsonb_array_elements_text(${asJson(linkedNames(text))}) as name`.execute(tx);
}

/** Returns the glossary entry that has or had a name, with the entry's current name. */
export async function findNameHolder(db: Db, name: string): Promise<{ uniqueId: string; name: string } | undefined> {
  const result = await sql<{ uniqueId: string; name: string }>`
    select keyword_names.unique_id as "uniqueId", keyword_texts.name
    from keyword_names join keyword_texts using (unique_id)
    where name_key = lower(${name})
    order by lower(keyword_texts.name) = name_key desc, lang
    limit 1`.execute(db);
  return result.rows[0];
}

const changed = (userId: number | null) => ({ edited: true, changed_by: userId, changed_at: sql<Date>`app_now()` });
