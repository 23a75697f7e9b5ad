import { listNamesLike, type NameLine } from '#data/queries/texts/keyword-links.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { foldWriting } from '#domain/search/normalise.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { tooMany } from '#usecases/refused.ts';
import type { KeywordResult } from './keyword-errors.ts';

const FOUND_AT_MOST = 10;

/** Suggests keyword names in every language for a partly typed link. Omits deleted keywords. */
export async function findKeywordNames(deps: Deps, address: string, typed: string): Promise<KeywordResult<NameLine[]>> {
  const wait = await countTry(deps, 'keyword-names', address);
  if (wait) return tooMany(wait);
  return { ok: true, value: await listNamesLike(deps.db, typed, foldWriting(typed), FOUND_AT_MOST, KEYWORD_FLAGS.deleted) };
}
