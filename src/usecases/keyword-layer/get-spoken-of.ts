import { type CardText, findSpans, listCardTexts, type SpanSource } from '#data/queries/texts/keyword-spans.ts';
import type { Span } from '#domain/keyword-layer/find-spans.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { firstSentence } from '#domain/keywords/plain-text.ts';
import type { Deps } from '#usecases/deps.ts';

const CARD_UNITS = 400; // UTF-16 code units read from a text, enough for its first sentence

/** Keywords mentioned in a text, with preview cards for each keyword in each of its languages. */
export type SpokenOf = {
  readonly spans: readonly Span[];
  readonly cards: ReadonlyMap<string, readonly (Omit<CardText, 'content'> & { readonly sentence: string })[]>;
};

/**
 * Returns the keyword mentions found by the last scan of a text. Omits mentions that no longer match the text and
 * keywords that have been deleted.
 */
export async function getSpokenOf(
  { db }: Pick<Deps, 'db'>,
  { source, sourceId, revisionId, text }: { source: SpanSource; sourceId: string; revisionId: string | null; text: string },
): Promise<SpokenOf> {
  const found = await findSpans(db, source, sourceId, revisionId);
  const standing = found.filter(({ start, words }) => text.startsWith(words, start));
  const texts = await listCardTexts(db, [...new Set(standing.map(({ uniqueId }) => uniqueId))], CARD_UNITS, KEYWORD_FLAGS.deleted);
  const cards = Map.groupBy(
    texts.map(({ content, ...card }) => ({ ...card, sentence: firstSentence(content) })),
    ({ uniqueId }) => uniqueId,
  );
  return { spans: standing.filter(({ uniqueId }) => cards.has(uniqueId)), cards };
}
