import { z } from 'zod';
import { ENTRY_SCHEMAS, type EntryRow, localised } from '#domain/catalogue/rows.ts';
import type { Localised } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import { NAME_FIELD } from './names-file.ts';

const named = z.object({ name: localised }); // An object with a name, such as a stage's area.

/**
 * Returns the texts of an entry that a names file may set, starting with the name (the title of an event). A
 * text that the entry lacks, such as a stage's note, is not included.
 */
export function textsOf(entry: EntryRow): ReadonlyMap<string, Localised> {
  return new Map(placesOf(entry).map(({ field, text }) => [field, text]));
}

/**
 * Returns the content of an entry with one text replaced or added. Returns undefined when the entry cannot have such a
 * text. Changing the name that has a reading removes the reading.
 */
export function replaceText(entry: EntryRow, field: string, text: Localised): unknown {
  const place = placesOf(entry).find((candidate) => candidate.field === field);
  if (!place) return canAddText(entry, field) ? { ...parsed(entry), [field]: text } : undefined;
  const { yomi, ...content } = place.content;
  const isReadAsBefore = field !== NAME_FIELD || place.text[READING_LANGUAGE] === text[READING_LANGUAGE];
  return { ...content, ...(isReadAsBefore && yomi !== undefined && { yomi }), [place.key]: place.put(text) };
}

/** Returns whether a missing text may be added: a note to a stage, or a description to an event. */
export const canAddText = (entry: EntryRow, field: string): boolean =>
  ADDED[entry.kind] === field && (parsed(entry) as Record<string, unknown>)[field] === null;

const ADDED: Readonly<Partial<Record<EntryRow['kind'], string>>> = { stage: 'note', event: 'description' };

// Parsing restores the field order of the schema, which the database does not preserve.
const parsed = ({ kind, content }: EntryRow): Content => ENTRY_SCHEMAS[kind].parse(content);

type Content = { readonly id: number; readonly yomi?: string | undefined };
type TextPlace = { content: Content; key: string; field: string; text: Localised; put: (text: Localised) => unknown };

function placesOf(entry: EntryRow): TextPlace[] {
  const content = parsed(entry);
  return Object.entries<unknown>(content).flatMap(([key, value]): TextPlace[] => {
    const field = key === 'title' ? NAME_FIELD : key;
    const own = localised.safeParse(value);
    if (own.success) return [{ content, key, field, text: own.data, put: (text) => text }];
    const inside = named.safeParse(value);
    return inside.success ? [{ content, key, field, text: inside.data.name, put: (name) => ({ ...(value as object), name }) }] : [];
  });
}
