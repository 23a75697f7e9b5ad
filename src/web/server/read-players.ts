import 'server-only';
import { cache } from 'react';
import { parseHandle } from '#domain/accounts/handle.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { findPlayerHandle } from '#usecases/players/find-player-handle.ts';
import { getPlayer, type PlayerPage } from '#usecases/players/get-player.ts';
import { type Comparison, comparePlayers } from '#usecases/rankings/compare-players.ts';
import { deps } from './deps.ts';

export type { Comparison, PlayerPage };

// Cached per request, for the page and its metadata; keyed by the query as JSON.
const read = cache(async (handle: string, query: string) => {
  const result = await getPlayer(deps(), handle, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});
const compare = cache(async (handleA: string, handleB: string, query: string) => {
  const result = await comparePlayers(deps(), handleA, handleB, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/** A player by handle in its canonical spelling; undefined for an unknown one or an invalid filter. */
export async function readPlayer(handle: string, query: FilterQuery): Promise<PlayerPage | undefined> {
  return isSpelling(handle) ? read(handle, JSON.stringify(query)) : undefined;
}

/** Two players board by board; undefined when one is unknown, both are the same, or the filter is invalid. */
export async function readComparison(handleA: string, handleB: string, query: FilterQuery): Promise<Comparison | undefined> {
  return isSpelling(handleA) && isSpelling(handleB) ? compare(handleA, handleB, JSON.stringify(query)) : undefined;
}

/** Resolves a handle or a name to a player's handle; undefined when there is no match. */
export async function readHandle(typed: string): Promise<string | undefined> {
  return findPlayerHandle(deps(), typed);
}

function isSpelling(handle: string): boolean {
  const parsed = parseHandle(handle);
  return parsed.ok && parsed.value === handle;
}
