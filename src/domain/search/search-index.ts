import Fuse from 'fuse.js';
import type { SearchEntry } from './entries.ts';
import { foldWriting, normalise } from './normalise.ts';
import { QUERY_LENGTH } from './query-length.ts';
import type { KeywordRow } from './rows.ts';

// seed.md §5 and §9. Fuse.js cuts a longer pattern into chunks of 32 characters by itself.
const OPTIONS = { isCaseSensitive: false, useExtendedSearch: true, threshold: 0.4, distance: 1000, minMatchCharLength: 1 };
const WEIGHTS = {
  ...{ stage_id: 2, stage_name: 2, eng_stage_name: 2, userId: 2, name: 2 },
  ...{ parent: 1, category: 1, keyword: 1, tag: 1, yomi: 1, content: 1 },
};

type Document = { readonly [Key in keyof typeof WEIGHTS]?: string | readonly string[] };
/** A name as it is written and as it sounds. */
type Name = { readonly written: string; readonly sound: string };
type Indexed = { readonly entry: SearchEntry; readonly document: Document; readonly names: readonly Name[] };

export type SearchIndex = Fuse<Indexed>;

const KEYS = Object.entries(WEIGHTS).map(([name, weight]) => ({
  ...{ name, weight },
  getFn: ({ document }: Indexed) => document[name as keyof Document] ?? [],
}));

/** Entries made ready to be searched. */
export const createSearchIndex = (entries: readonly SearchEntry[]): SearchIndex =>
  new Fuse(entries.map(indexEntry), { ...OPTIONS, keys: KEYS, includeScore: true });

/** Makes one more entry ready. */
export const addEntry = (index: SearchIndex, entry: SearchEntry): void => index.add(indexEntry(entry));

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

const indexEntry = (entry: SearchEntry): Indexed => ({
  entry,
  document: documentOf(entry),
  names: namesOf(entry).map((name) => ({ written: foldWriting(name), sound: withoutSpaces(normalise(name)) })),
});

/** How a hit fits: a name is written so, sounds so in part, or neither: then it is similar, or the text has it. */
export type Fit = 'written' | 'sound' | 'similar';
export type SearchHit = { readonly entry: SearchEntry; readonly fit: Fit };

/** All that a query finds, the best first. What has the letters as they were typed in its name stands before what only sounds or looks like it. */
export function searchEntries(index: SearchIndex, query: string): SearchHit[] {
  const typed = query.trim().slice(0, QUERY_LENGTH);
  const sought = normalise(typed);
  if (sought.trim() === '') return [];
  const [written, sound] = [foldWriting(typed), withoutSpaces(sought)];
  return index
    .search(sought)
    .map(({ item, score = 1 }) => ({ entry: item.entry, nearness: nearnessOf(item.names, written, sound), score }))
    .sort((a, b) => a.nearness - b.nearness || a.score - b.score)
    .map(({ entry, nearness }) => ({ entry, fit: FITS[nearness] ?? 'similar' }));
}

const FITS: readonly Fit[] = ['written', 'written', 'written', 'sound', 'similar'];

/** 0: the whole name; 1: its beginning; 2: a part of it; 3: a part of its sound; 4: none of that. */
function nearnessOf(names: readonly Name[], written: string, sound: string): number {
  if (names.some((name) => name.sound === sound)) return 0;
  if (names.some((name) => name.written.startsWith(written))) return 1;
  if (names.some((name) => name.written.includes(written))) return 2;
  return names.some((name) => name.sound.includes(sound)) ? 3 : 4;
}

function namesOf(entry: SearchEntry): string[] {
  if (entry.kind === 'user') return [entry.user.userId, ...(entry.user.name === null ? [] : [entry.user.name])];
  if (entry.kind === 'keyword') return [...entry.texts.map((text) => text.keyword), entry.texts[0].yomi];
  const { stage_id, stage_name, eng_stage_name, yomi } = entry.stage;
  return [String(stage_id), stage_name, eng_stage_name, ...(yomi === undefined ? [] : [yomi])];
}

function documentOf(entry: SearchEntry): Document {
  if (entry.kind === 'user') return { userId: normalise(entry.user.userId), name: normalise(entry.user.name ?? '') };
  if (entry.kind === 'keyword') {
    const each = (read: (text: KeywordRow) => string) => entry.texts.map((text) => normalise(read(text)));
    return {
      keyword: each((text) => text.keyword),
      tag: each((text) => text.tag),
      content: each((text) => text.content),
      category: entry.texts[0].category,
      yomi: normalise(entry.texts[0].yomi),
    };
  }
  const { stage_id, stage_name, eng_stage_name, parent, category, yomi } = entry.stage;
  return {
    stage_id: String(stage_id),
    stage_name: normalise(stage_name),
    eng_stage_name: normalise(eng_stage_name),
    parent: String(parent),
    category: String(category),
    ...(yomi !== undefined && { yomi: normalise(yomi) }),
  };
}
