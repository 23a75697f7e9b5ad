import Fuse from 'fuse.js';
import { charactersOf, countMissing } from './characters.ts';
import type { SearchEntry } from './entries.ts';
import { type Alternative, alternativesOf, withoutExclusions } from './exclusions.ts';
import { foldWriting, normalise } from './normalise.ts';
import { QUERY_LENGTH } from './query-length.ts';
import type { KeywordRow } from './rows.ts';

// Options and weights from seed.md §5 and §9. Fuse.js splits longer patterns into chunks of 32 characters.
const OPTIONS = { isCaseSensitive: false, useExtendedSearch: true, threshold: 0.4, distance: 1000, minMatchCharLength: 1 };
const WEIGHTS = {
  ...{ stage_id: 2, stage_name: 2, eng_stage_name: 2, userId: 2, name: 2 },
  ...{ parent: 1, category: 1, keyword: 1, tag: 1, yomi: 1, content: 1 },
};

type Document = { readonly [Key in keyof typeof WEIGHTS]?: string | readonly string[] };
/** A name in its written form and normalised by sound. */
type Name = { readonly written: string; readonly sound: string };
type Indexed = {
  readonly entry: SearchEntry;
  readonly document: Document;
  readonly names: readonly Name[];
  readonly characters: readonly number[];
};

export type SearchIndex = { readonly fuse: Fuse<Indexed>; readonly items: Indexed[] };

const KEYS = Object.entries(WEIGHTS).map(([name, weight]) => ({
  ...{ name, weight },
  getFn: ({ document }: { readonly document: Document }) => document[name as keyof Document] ?? [],
}));
const FUSE_OPTIONS = { ...OPTIONS, keys: KEYS, includeScore: true };

export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const items = entries.map(indexEntry);
  return { items, fuse: new Fuse(items, FUSE_OPTIONS) };
}

// Fuse.js also appends the entry to `items`, which is the array that it was created with.
export const addEntry = ({ fuse }: SearchIndex, entry: SearchEntry): void => fuse.add(indexEntry(entry));

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

function indexEntry(entry: SearchEntry): Indexed {
  const document = documentOf(entry, normalise);
  const names = namesOf(entry).map((name) => ({ written: foldWriting(name), sound: withoutSpaces(normalise(name)) }));
  const characters = KEYS.map(({ name }) => charactersOf([document[name as keyof Document] ?? []].flat().join('')));
  return { entry, document, names, characters }; // `characters` has one set per key, in the order of KEYS
}

const SIGNS = /['!^$|="]/; // operators that allow a term to be missing or to match differently
const CHUNK = 32;

/**
 * Returns an index without the fields that cannot match. Each missing character counts as an error, and the threshold
 * limits the number of errors per term.
 */
function narrow({ fuse, items }: SearchIndex, sought: string): Fuse<Indexed> {
  if (SIGNS.test(sought) || sought.length > CHUNK) return fuse;
  const terms = sought.split(/\s+/).map((term) => ({ characters: charactersOf(term), errors: OPTIONS.threshold * term.length }));
  const { keys, records } = fuse.getIndex().toJSON();
  const mayFit = (among: number) => terms.every(({ characters, errors }) => countMissing(characters, among) <= errors);
  const likely = records.flatMap((record) => {
    const fields: NonNullable<typeof record.$> = {};
    items[record.i]?.characters.forEach((among, key) => {
      const field = among !== 0 && mayFit(among) ? record.$?.[key] : undefined;
      if (field) fields[key] = field;
    });
    return Object.keys(fields).length > 0 ? [{ i: record.i, $: fields }] : [];
  });
  return new Fuse(items, FUSE_OPTIONS, Fuse.parseIndex({ keys, records: likely }));
}

/** How a hit matches: a name contains the query in writing or by sound, or the match is fuzzy or in another field. */
export type Fit = 'written' | 'sound' | 'similar';
export type SearchHit = { readonly entry: SearchEntry; readonly fit: Fit };

type Match = { readonly item: Indexed; readonly score?: number };

/**
 * Returns all hits, best first: names that contain the typed characters, then names with the same sound, then fuzzy
 * hits. If all hits are fuzzy, those similar in writing come before those similar only in sound.
 */
export function searchEntries(index: SearchIndex, query: string): SearchHit[] {
  const typed = query.trim().slice(0, QUERY_LENGTH);
  const sought = normalise(typed);
  if (sought.trim() === '') return [];
  const alternatives = alternativesOf(sought);
  const isInverse = alternatives.some(({ excluded }) => excluded.length > 0);
  const positive = isInverse ? withoutExclusions(typed) : typed;
  const [written, sound] = [foldWriting(positive), withoutSpaces(normalise(positive))];
  const hits = (isInverse ? matchAny(index, alternatives) : narrow(index, sought).search(sought))
    .map(({ item, score = 1 }) => ({ item, nearness: written === '' ? SIMILAR : nearnessOf(item.names, written, sound), score }))
    .sort((a, b) => a.nearness - b.nearness || a.score - b.score);
  const items = hits[0]?.nearness === SIMILAR && written !== '' ? writtenFirst(hits, written) : hits;
  return items.map(({ item, nearness }) => ({ entry: item.entry, fit: FITS[nearness] ?? 'similar' }));
}

/** Returns the entries that match an alternative and none of its exclusions, each with its best score. */
function matchAny(index: SearchIndex, alternatives: readonly Alternative[]): Match[] {
  const best = new Map<Indexed, number>();
  for (const { sought, excluded } of alternatives) {
    if (sought === '' && excluded.length === 0) continue;
    const without = new Set(excluded.flatMap((term) => index.fuse.search(term).map(({ item }) => item)));
    const matches: Match[] = sought === '' ? index.items.map((item) => ({ item })) : narrow(index, sought).search(sought);
    for (const { item, score = 1 } of matches) if (!without.has(item)) best.set(item, Math.min(score, best.get(item) ?? 1));
  }
  return [...best].map(([item, score]) => ({ item, score }));
}

/**
 * Moves hits that match in writing to the front, best first, because a Latin query resembles many Japanese names by
 * sound alone.
 */
function writtenFirst<Hit extends { readonly item: Indexed }>(hits: readonly Hit[], written: string): Hit[] {
  const documents = hits.map((hit) => ({ hit, document: documentOf(hit.item.entry, foldWriting) }));
  const first = new Fuse(documents, { ...OPTIONS, keys: KEYS }).search(written).map(({ item }) => item.hit);
  return [...new Set([...first, ...hits])];
}

const SIMILAR = 4;
const FITS: readonly Fit[] = ['written', 'written', 'written', 'sound', 'similar'];

/** Returns 0 for the whole name, 1 for a prefix, 2 for a substring, 3 for a match by sound and 4 for no match. */
function nearnessOf(names: readonly Name[], written: string, sound: string): number {
  if (names.some((name) => name.sound === sound)) return 0;
  if (names.some((name) => name.written.startsWith(written))) return 1;
  if (names.some((name) => name.written.includes(written))) return 2;
  return names.some((name) => name.sound.includes(sound)) ? 3 : SIMILAR;
}

function namesOf(entry: SearchEntry): string[] {
  if (entry.kind === 'user') return [entry.user.userId, ...(entry.user.name === null ? [] : [entry.user.name])];
  if (entry.kind === 'keyword') return [...entry.texts.map((text) => text.keyword), entry.texts[0].yomi];
  const { stage_id, stage_name, eng_stage_name, yomi } = entry.stage;
  return [String(stage_id), stage_name, eng_stage_name, ...(yomi === undefined ? [] : [yomi])];
}

/** Returns the searchable fields of an entry, each passed through `fold`. */
function documentOf(entry: SearchEntry, fold: (text: string) => string): Document {
  if (entry.kind === 'user') return { userId: fold(entry.user.userId), name: fold(entry.user.name ?? '') };
  if (entry.kind === 'keyword') {
    const each = (read: (text: KeywordRow) => string) => entry.texts.map((text) => fold(read(text)));
    return {
      keyword: each((text) => text.keyword),
      tag: each((text) => text.tag),
      content: each((text) => text.content),
      category: entry.texts[0].category,
      yomi: fold(entry.texts[0].yomi),
    };
  }
  const { stage_id, stage_name, eng_stage_name, parent, category, yomi } = entry.stage;
  return {
    stage_id: String(stage_id),
    stage_name: fold(stage_name),
    eng_stage_name: fold(eng_stage_name),
    parent: String(parent),
    category: String(category),
    ...(yomi !== undefined && { yomi: fold(yomi) }),
  };
}
