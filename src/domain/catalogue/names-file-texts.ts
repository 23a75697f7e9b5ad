import { z } from 'zod';
import { NAME_FIELD } from './names-file.ts';
import { type Bilingual, bilingual, ENTRY_SCHEMAS, type EntryRow } from './rows.ts';

const named = z.object({ name: bilingual }); // a stage's area

/**
 * The texts that an entry has in both languages, its name (an event's title) first: the fields that a names file may give it.
 * They follow from the entry itself: a stage without a note has no `note` to replace.
 */
export function textsOf(entry: EntryRow): ReadonlyMap<string, Bilingual> {
  return new Map(placesOf(entry).map(({ field, text }) => [field, text]));
}

/** The entry's content with one text replaced or added; undefined when it can have no such text. A new Japanese name is no longer read as the old one was. */
export function replaceText(entry: EntryRow, field: string, text: Bilingual): unknown {
  const place = placesOf(entry).find((candidate) => candidate.field === field);
  if (!place) return canAddText(entry, field) ? { ...parsed(entry), [field]: text } : undefined;
  const { yomi, ...content } = place.content;
  const isReadAsBefore = field !== NAME_FIELD || place.text.ja === text.ja;
  return { ...content, ...(isReadAsBefore && yomi !== undefined && { yomi }), [place.key]: place.put(text) };
}

/** Whether an entry that lacks this text could have it: a stage its note, an event its description. */
export const canAddText = (entry: EntryRow, field: string): boolean =>
  ADDED[entry.kind] === field && (parsed(entry) as Record<string, unknown>)[field] === null;

const ADDED: Readonly<Partial<Record<EntryRow['kind'], string>>> = { stage: 'note', event: 'description' };

const parsed = ({ kind, content }: EntryRow): Content => ENTRY_SCHEMAS[kind].parse(content); // in the schema's order, whatever the database's

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
