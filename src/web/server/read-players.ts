import 'server-only';
import { cache } from 'react';
import { parseHandle } from '#domain/accounts/handle.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { findPlayerHandle } from '#usecases/players/find-player-handle.ts';
import { getPlayer, type PlayerPage } from '#usecases/players/get-player.ts';
import { type Comparison, comparePlayers } from '#usecases/rankings/compare-players.ts';
import { deps } from './deps.ts';

export type { Comparison, PlayerPage };

// Read once for a page and its head: React knows the answer again by the query's text.
const read = cache(async (handle: string, query: string) => {
  const result = await getPlayer(deps(), handle, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});
const compare = cache(async (handleA: string, handleB: string, query: string) => {
  const result = await comparePlayers(deps(), handleA, handleB, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/** A player by handle, in its one spelling; undefined for one that nobody has, or a filter that means nothing. */
export async function readPlayer(handle: string, query: FilterQuery): Promise<PlayerPage | undefined> {
  return isSpelling(handle) ? read(handle, JSON.stringify(query)) : undefined;
}

/** Two players board by board; undefined when one of them is unknown, both are one, or the filter means nothing. */
export async function readComparison(handleA: string, handleB: string, query: FilterQuery): Promise<Comparison | undefined> {
  return isSpelling(handleA) && isSpelling(handleB) ? compare(handleA, handleB, JSON.stringify(query)) : undefined;
}

/** The handle of the player whom somebody means by a handle or a name; undefined for nobody. */
export async function readHandle(typed: string): Promise<string | undefined> {
  return findPlayerHandle(deps(), typed);
}

function isSpelling(handle: string): boolean {
  const parsed = parseHandle(handle);
  return parsed.ok && parsed.value === handle;
}
