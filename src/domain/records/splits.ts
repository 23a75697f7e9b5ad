import { countCharacters } from '#domain/shared/characters.ts';
import { formatDuration, parseDuration } from '#domain/shared/duration.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

export const MOST_SPLITS = 40;
export const SPLIT_NAME_LIMIT = 32; // in user-perceived characters
const LONGEST_TYPED = 8_192; // in UTF-16 code units; limits the cost of parsing

/** A checkpoint in a speedrun: its name and the time since the start. */
export type Split = { readonly name: string; readonly atMs: number };

export type SplitsError = 'not-a-split' | 'too-many-splits' | 'splits-out-of-order' | 'forbidden-character';

/** Parses one split per line, such as `First morning 12:34.5`. Skips empty lines. Returns null without splits. */
export function parseSplits(typed: string): Result<readonly Split[] | null, SplitsError> {
  if (typed.length > LONGEST_TYPED) return err('too-many-splits');
  const splits: Split[] = [];
  for (const line of typed.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const split = parseLine(line);
    if (!split.ok) return split;
    splits.push(split.value);
  }
  return checkSplits(splits);
}

/** Validates the number, names and ascending times of splits. Returns null for an empty list. */
export function checkSplits(splits: readonly Split[]): Result<readonly Split[] | null, SplitsError> {
  if (splits.length > MOST_SPLITS) return err('too-many-splits');
  if (splits.some(({ name }) => /\p{Cc}/u.test(name) || !name.isWellFormed())) return err('forbidden-character');
  if (splits.some(({ name }) => name === '' || countCharacters(name, SPLIT_NAME_LIMIT) > SPLIT_NAME_LIMIT)) return err('not-a-split');
  if (splits.some(({ atMs }, index) => atMs <= (splits[index - 1]?.atMs ?? 0))) return err('splits-out-of-order');
  return ok(splits.length === 0 ? null : splits);
}

/** Formats splits as text that `parseSplits` accepts. */
export const formatSplits = (splits: readonly Split[]): string =>
  splits.map(({ name, atMs }) => `${name} ${formatDuration(atMs)}`).join('\n');

function parseLine(line: string): Result<Split, SplitsError> {
  const words = line.trim().split(/\s+/);
  const time = parseDuration(words.at(-1) ?? '', { fractions: true, leastMs: 1 });
  const name = words.slice(0, -1).join(' ').normalize('NFC');
  return time.ok && name !== '' ? ok({ name, atMs: time.value }) : err('not-a-split');
}
