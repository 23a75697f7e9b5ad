import { z } from 'zod';
import { NAME_FIELD } from './names-file.ts';
import { type Bilingual, bilingual, ENTRY_SCHEMAS, type EntryRow } from './rows.ts';

const named = z.object({ name: bilingual }); // a stage's area

/**
 * The bilingual texts of an entry, its name (an event's title) first: the fields that a names file may set. Derived
 * from the entry: a stage without a note has no `note` to replace.
 */
export function textsOf(entry: EntryRow): ReadonlyMap<string, Bilingual> {
  return new Map(placesOf(entry).map(({ field, text }) => [field, text]));
}

/**
 * The entry's content with one text replaced or added; undefined when it cannot have such a text. A new Japanese name
 * drops the reading of the old one.
 */
export function replaceText(entry: EntryRow, field: string, text: Bilingual): unknown {
  const place = placesOf(entry).find((candidate) => candidate.field === field);
  if (!place) return canAddText(entry, field) ? { ...parsed(entry), [field]: text } : undefined;
  const { yomi, ...content } = place.content;
  const isReadAsBefore = field !== NAME_FIELD || place.text.ja === text.ja;
  return { ...content, ...(isReadAsBefore && yomi !== undefined && { yomi }), [place.key]: place.put(text) };
}

/** Whether a missing text may be added: a note to a stage, a description to an event. */
export const canAddText = (entry: EntryRow, field: string): boolean =>
  ADDED[entry.kind] === field && (parsed(entry) as Record<string, unknown>)[field] === null;

const ADDED: Readonly<Partial<Record<EntryRow['kind'], string>>> = { stage: 'note', event: 'description' };

const parsed = ({ kind, content }: EntryRow): Content => ENTRY_SCHEMAS[kind].parse(content); // in schema order, not database order

type Content = { readonly id: number; readonly yomi?: string | undefined };
type TextPlace = { content: Content; key: string; field: string; text: Bilingual; put: (text: Bilingual) => unknown };

function placesOf(entry: EntryRow): TextPlace[] {
  const content = parsed(entry);
  return Object.entries<unknown>(content).flatMap(([key, value]): TextPlace[] => {
    const field = key === 'title' ? NAME_FIELD : key;
    const own = bilingual.safeParse(value);
    if (own.success) return [{ content, key, field, text: own.data, put: (text) => text }];
    const inside = named.safeParse(value);
    return inside.success ? [{ content, key, field, text: inside.data.name, put: (name) => ({ ...(value as object), name }) }] : [];
  });
}
