import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import { type MergeChoice, type MergePlace, mergeTexts, writeMerged } from '#domain/texts/merge-texts.ts';
import { VERSION_FIELDS } from '#web/features/keyword-editor/editor-context.ts';

type LineField = Exclude<(typeof VERSION_FIELDS)[number], 'text'>;

/** One part of a merge: a passage of the text, or a whole single-line field. */
export type ConflictPlace = MergePlace & { readonly field: LineField | 'text' };

/** Merges three versions of an entry into a list of parts, with the parts of the text last. */
export function mergeVersions(base: KeywordVersion, mine: KeywordVersion, theirs: KeywordVersion): readonly ConflictPlace[] {
  const lines = VERSION_FIELDS.filter((field) => field !== 'text').map((field): ConflictPlace => {
    const changedBy = whoChanged(base[field], mine[field], theirs[field]);
    const settled = { nobody: [mine[field]], mine: [mine[field]], theirs: [theirs[field]], both: undefined }[changedBy];
    return { field, changedBy, base: [base[field]], mine: [mine[field]], theirs: [theirs[field]], settled };
  });
  return [...lines, ...mergeTexts(base.text, mine.text, theirs.text).map((place): ConflictPlace => ({ ...place, field: 'text' }))];
}

function whoChanged(base: string, mine: string, theirs: string): MergePlace['changedBy'] {
  if (mine === theirs) return 'nobody';
  if (mine === base) return 'theirs';
  return theirs === base ? 'mine' : 'both';
}

/** Returns whether the two sides differ, in which case the player can choose one. */
export const isChoice = ({ mine, theirs }: ConflictPlace): boolean => mine.join('\n') !== theirs.join('\n');

/** Returns the default choice, or undefined where the player has to choose. */
export function firstChoice({ changedBy, settled }: ConflictPlace): MergeChoice | undefined {
  if (settled === undefined) return undefined;
  return changedBy === 'mine' || changedBy === 'theirs' ? changedBy : 'both';
}

/** Returns the version that results from one choice per part. An open single-line field uses the player's own value. */
export function writeVersion(
  places: readonly ConflictPlace[],
  choices: readonly (MergeChoice | undefined)[],
  mine: KeywordVersion,
): KeywordVersion {
  const chosen = places.map((place, at) => ({ place, choice: choices[at] }));
  const lines = chosen.flatMap(({ place, choice }) =>
    place.field === 'text'
      ? []
      : [[place.field, (choice === 'theirs' ? place.theirs : choice === 'mine' ? place.mine : (place.settled ?? place.mine))[0]]],
  );
  const texts = chosen.filter(({ place }) => place.field === 'text');
  const text = writeMerged(
    texts.map(({ place }) => place),
    (_, at) => texts[at]?.choice,
  );
  return { ...mine, ...Object.fromEntries(lines), text };
}
