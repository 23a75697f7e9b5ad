import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { Span } from '#domain/keyword-layer/find-spans.ts';
import type { NamedEntry } from '#domain/keyword-layer/terms.ts';

export type SpanSource = 'record' | 'keyword';

/** Text to be scanned for glossary keywords, for the first time or again. */
export type TextToRead = {
  readonly source: SpanSource;
  readonly sourceId: string;
  readonly revisionId: string | null; // Revision of the text, or null when the text no longer exists.
  readonly text: string | null;
};

// Increment this version when a code change makes the matcher find different spans in the same text.
const RULES_OF_MATCHING = 1;

/**
 * Returns glossary entries with all current and former names, and a fingerprint of these names. Omits guides and
 * entries with the given flag or category.
 */
export async function listNamedEntries(
  db: Db,
  without: { readonly flag: number; readonly category: string },
): Promise<{ entries: NamedEntry[]; print: string }> {
  const { rows } = await sql<NamedEntry>`
    select unique_id as "uniqueId", yomi as reading, array_agg(name_key order by name_key) as names
    from keywords join keyword_names using (unique_id)
    where flag <> ${without.flag} and category <> ${without.category} and guide_of is null
    group by unique_id
    order by unique_id`.execute(db);
  const print = createHash('md5')
    .update(JSON.stringify([RULES_OF_MATCHING, rows]))
    .digest('hex');
  return { entries: rows, print };
}

/** Returns the next texts after a position that were never scanned, or were scanned with outdated names. */
export async function listTextsToRead(
  db: Db,
  print: string,
  after: { readonly source: string; readonly sourceId: string },
  limit: number,
): Promise<TextToRead[]> {
  const { rows } = await sql<TextToRead>`
    select to_do.source, to_do.source_id as "sourceId",
      coalesce(records.revision_id, keyword_texts.revision_id) as "revisionId", coalesce(records.comment, keyword_texts.content) as text
    from (
      select source, source_id from keyword_spans
      where (source, source_id) > (${after.source}, ${after.sourceId}) and (terms is null or terms <> ${print})
      order by source, source_id limit ${limit}
    ) as to_do
    left join records on to_do.source = 'record' and records.record_id = case when to_do.source = 'record' then to_do.source_id::bigint end
    left join keyword_texts on to_do.source = 'keyword' and keyword_texts.unique_id = split_part(to_do.source_id, '/', 1)
      and keyword_texts.lang = split_part(to_do.source_id, '/', 2)
    order by to_do.source, to_do.source_id`.execute(db);
  return rows;
}

/** Stores the spans found in texts. A text that was changed in the meantime stays pending. */
export async function saveSpans(
  db: Db,
  print: string,
  found: readonly (Omit<TextToRead, 'text'> & { readonly spans: readonly Span[] })[],
): Promise<void> {
  await sql`
    update keyword_spans set revision_id = read."revisionId", terms = ${print}, spans = read.spans
    from jsonb_to_recordset(${asJson(found)}) as read(source text, "sourceId" text, "revisionId" bigint, spans jsonb)
    where keyword_spans.source = read.source and keyword_spans.source_id = read."sourceId" and read."revisionId" is not distinct from
      case read.source
        when 'record' then (select revision_id from records where record_id = case when read.source = 'record' then read."sourceId"::bigint end)
        else (select revision_id from keyword_texts where unique_id = split_part(read."sourceId", '/', 1) and lang = split_part(read."sourceId", '/', 2))
      end`.execute(db);
}

/**
 * Returns the spans of a text at this revision, if the text was scanned. A null revision means the current revision of
 * a glossary text.
 */
export async function findSpans(db: Db, source: SpanSource, sourceId: string, revisionId: string | null): Promise<Span[]> {
  const { rows } = await sql<{ spans: Span[] }>`
    select spans from keyword_spans
    where source = ${source} and source_id = ${sourceId} and revision_id = ${
      revisionId ??
      sql`(select revision_id from keyword_texts where unique_id = split_part(${sourceId}, '/', 1) and lang = split_part(${sourceId}, '/', 2))`
    }`.execute(db);
  return rows[0]?.spans ?? [];
}

/** Content of a glossary entry's hover card in one language. */
export type CardText = {
  readonly uniqueId: string;
  readonly lang: string;
  readonly name: string;
  readonly yomi: string;
  readonly content: string;
};

/** Returns the beginnings of these glossary entries' texts. Omits entries with the flag `withoutFlag`. */
export async function listCardTexts(db: Db, uniqueIds: readonly string[], characters: number, withoutFlag: number): Promise<CardText[]> {
  if (uniqueIds.length === 0) return [];
  const rows = await db
    .selectFrom('keyword_texts')
    .innerJoin('keywords', 'keywords.unique_id', 'keyword_texts.unique_id')
    .select(['keywords.unique_id as uniqueId', 'lang', 'name', 'yomi', sql<string>`left(content, ${characters})`.as('content')])
    .where('keywords.unique_id', 'in', [...uniqueIds])
    .where('flag', '<>', withoutFlag)
    .execute();
  return rows;
}
