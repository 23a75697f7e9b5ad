import { splitWords } from './diff-words.ts';
import { findChanges, type Stretch } from './find-changes.ts';

/**
 * A section of three versions of a text, in lines or words. `settled` is the merged content, or undefined for a
 * conflict that the user must resolve.
 */
export type MergePlace = {
  readonly changedBy: 'nobody' | 'mine' | 'theirs' | 'both';
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly settled: readonly string[] | undefined;
};

/** The user's choice for resolving a conflict. */
export type MergeChoice = 'theirs' | 'mine' | 'both';

/**
 * Merges two edited versions of a text by lines and, where both sides changed the same lines, by words. All three
 * versions can be reconstructed from the result.
 */
export function mergeTexts(base: string, mine: string, theirs: string): readonly MergePlace[] {
  return mergeLists(base.split('\n'), mine.split('\n'), theirs.split('\n')).map((place) =>
    place.settled === undefined ? { ...place, settled: mergeWords(place) } : place,
  );
}

/** Returns the merged text. A conflict without a choice contributes both versions so that no input is lost. */
export function writeMerged(places: readonly MergePlace[], choiceOf: (place: MergePlace, at: number) => MergeChoice | undefined): string {
  return places.flatMap((place, at) => linesOf(place, choiceOf(place, at))).join('\n');
}

function linesOf(place: MergePlace, choice: MergeChoice | undefined): readonly string[] {
  if (choice === 'mine') return place.mine;
  if (choice === 'theirs') return place.theirs;
  return place.settled ?? [...place.theirs, ...place.mine];
}

// Returns undefined when lines were removed by one side and changed by the other, as there are no words to compare.
function mergeWords({ base, mine, theirs }: MergePlace): readonly string[] | undefined {
  if (base.length === 0 || mine.length === 0 || theirs.length === 0) return undefined;
  const places = mergeLists(...([base, mine, theirs].map((lines) => splitWords(lines.join('\n'))) as [string[], string[], string[]]));
  if (places.some(({ settled }) => settled === undefined)) return undefined;
  return places
    .flatMap(({ settled }) => settled ?? [])
    .join('')
    .split('\n');
}

/**
 * Merges three lists. Overlapping or adjacent changes by both sides form one place, which is settled only if both sides
 * made the same change.
 */
function mergeLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly MergePlace[] {
  const changes = [...listHunks(findChanges(base, mine), 'mine'), ...listHunks(findChanges(base, theirs), 'theirs')];
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  const places: MergePlace[] = [];
  let at = 0;
  while (changes.length > 0) {
    const group = takeTouching(changes);
    const [start, end] = [group[0]?.start ?? at, Math.max(...group.map((hunk) => hunk.end))];
    places.push(...unchanged(base.slice(at, start)), settle(base, start, end, group));
    at = end;
  }
  return [...places, ...unchanged(base.slice(at))];
}

const unchanged = (items: readonly string[]): readonly MergePlace[] =>
  items.length === 0 ? [] : [{ changedBy: 'nobody', base: items, mine: items, theirs: items, settled: items }];

type Hunk = { readonly by: 'mine' | 'theirs'; readonly start: number; readonly end: number; readonly items: readonly string[] };

function listHunks(stretches: readonly Stretch[], by: Hunk['by']): readonly Hunk[] {
  let at = 0;
  return stretches.flatMap(({ alike, before, after }) => {
    const start = at;
    at += before.length;
    return alike ? [] : [{ by, start, end: at, items: after }];
  });
}

function takeTouching(sorted: Hunk[]): readonly Hunk[] {
  const group = sorted.splice(0, 1);
  let end = group[0]?.end ?? 0;
  while (sorted[0] !== undefined && sorted[0].start <= end) {
    end = Math.max(end, sorted[0].end);
    group.push(...sorted.splice(0, 1));
  }
  return group;
}

function settle(base: readonly string[], start: number, end: number, group: readonly Hunk[]): MergePlace {
  const versionOf = (by: Hunk['by']) =>
    applyHunks(
      base,
      start,
      end,
      group.filter((hunk) => hunk.by === by),
    );
  const [mine, theirs] = [versionOf('mine'), versionOf('theirs')];
  const place = { base: base.slice(start, end), mine, theirs };
  if (group.every(({ by }) => by === 'mine')) return { ...place, changedBy: 'mine', settled: mine };
  if (group.every(({ by }) => by === 'theirs')) return { ...place, changedBy: 'theirs', settled: theirs };
  const alike = mine.length === theirs.length && mine.every((item, i) => item === theirs[i]);
  return { ...place, changedBy: 'both', settled: alike ? mine : undefined };
}

function applyHunks(base: readonly string[], start: number, end: number, hunks: readonly Hunk[]): readonly string[] {
  const items: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    items.push(...base.slice(at, hunk.start), ...hunk.items);
    at = hunk.end;
  }
  return [...items, ...base.slice(at, end)];
}
