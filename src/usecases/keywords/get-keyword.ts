import { findKeyword } from '#data/queries/texts/keywords.ts';
import { canReadKeyword } from '#domain/keywords/flags.ts';
import { parseKeywordSegment } from '#domain/keywords/limits.ts';
import type { Deps } from '#usecases/deps.ts';

const LONGEST_SEGMENT = 512; // UTF-16 code units; every name is shorter

export type Keyword = NonNullable<Awaited<ReturnType<typeof findKeyword>>>;

/** Finds the keyword for a URL path segment, readable or as a tombstone. Undefined when the keyword never existed. */
export async function getKeyword(
  { db }: Pick<Deps, 'db'>,
  segment: string,
): Promise<{ readonly keyword: Keyword; readonly read: 'read' | 'tombstone' } | undefined> {
  if (segment.length > LONGEST_SEGMENT || /\p{C}/u.test(segment.replaceAll('\u200d', ''))) return undefined;
  const keyword = await findKeyword(db, parseKeywordSegment(segment));
  const read = keyword && canReadKeyword('visitor', keyword.flag);
  return keyword && read && { keyword, read };
}
