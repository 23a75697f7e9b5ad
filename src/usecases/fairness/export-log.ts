import type { LogFilter } from '#domain/fairness/public-log.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import type { FairnessResult } from './fairness-errors.ts';
import { getPublicLog, type PublicLog } from './get-public-log.ts';

export const LOG_FILE_SIZE = 1_000;

/**
 * Returns a page of the public log for API clients, with up to 1,000 entries. Limited to 30 pages a minute per network
 * address.
 */
export async function exportLog(
  deps: Deps,
  address: string,
  { filter, after }: { readonly filter: LogFilter; readonly after?: string },
): Promise<FairnessResult<PublicLog>> {
  const wait = await countTry(deps, 'export-ranking', address);
  if (wait) return tooMany(wait);
  const log = await getPublicLog(deps, filter, { limit: LOG_FILE_SIZE, ...(after !== undefined && { after }) });
  return log.ok ? log : refuse('not-found');
}
