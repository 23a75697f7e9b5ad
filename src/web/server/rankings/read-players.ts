import 'server-only';
import { cache } from 'react';
import { parseHandle } from '#domain/accounts/handle.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { findPlayerHandle } from '#usecases/players/find-player-handle.ts';
import { getPlayer, type PlayerPage } from '#usecases/players/get-player.ts';
import { type Comparison, comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { deps } from '#web/server/deps.ts';

export type { Comparison, PlayerPage };

// Cached per request because the page and its metadata both call it. The query is passed as JSON to serve as a cache
// key.
const read = cache(async (handle: string, query: string) => {
  const result = await getPlayer(deps(), handle, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});
const compare = cache(async (handleA: string, handleB: string, query: string) => {
  const result = await comparePlayers(deps(), handleA, handleB, JSON.parse(query) as FilterQuery);
  return result.ok ? result.value : undefined;
});

/**
 * Returns a player by handle. Returns undefined for an unknown handle, a handle not in canonical spelling, or an
 * invalid filter.
 */
export async function readPlayer(handle: string, query: FilterQuery): Promise<PlayerPage | undefined> {
  return isSpelling(handle) ? read(handle, JSON.stringify(query)) : undefined;
}

/**
 * Compares two players board by board. Returns undefined when a player is unknown, both are the same, or the filter is
 * invalid.
 */
export async function readComparison(handleA: string, handleB: string, query: FilterQuery): Promise<Comparison | undefined> {
  return isSpelling(handleA) && isSpelling(handleB) ? compare(handleA, handleB, JSON.stringify(query)) : undefined;
}

/** Resolves a handle or a display name to a player's handle. Returns undefined when there is no match. */
export async function readHandle(typed: string): Promise<string | undefined> {
  return findPlayerHandle(deps(), typed);
}

function isSpelling(handle: string): boolean {
  const parsed = parseHandle(handle);
  return parsed.ok && parsed.value === handle;
}
