import 'server-only';
import { cache } from 'react';
import { parseHandle } from '#domain/accounts/handle.ts';
import { parseYear } from '#domain/year/open-years.ts';
import { getYear, type YearReview } from '#usecases/year/get-year.ts';
import { pageSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

export type { YearReview };

/**
 * Returns a player's year for the reader of this request: the player sees it at any time, others while it is shared. The
 * edge passes on requests with a session (`OWNED_PAGES`), and all other requests get what everyone may see.
 */
export const readYear = cache(async (handle: string, yyyy: string): Promise<YearReview | undefined> => {
  const [parsed, year] = [parseHandle(handle), parseYear(yyyy)];
  if (!parsed.ok || parsed.value !== handle || year === undefined) return undefined;
  return getYear(deps(), handle, year, await pageSession());
});
