import { findHandle } from '#data/queries/accounts/players.ts';
import { nameSkeleton } from '#domain/accounts/name-skeleton.ts';
import type { Deps } from '#usecases/deps.ts';

const LONGEST_TYPED = 128; // UTF-16 code units; a name of 32 characters may need several for each character

/** Returns the handle of the player whose name or handle resembles the input, or undefined if there is none. */
export async function findPlayerHandle(deps: Deps, typed: string): Promise<string | undefined> {
  const text = typed.trim();
  return text === '' || text.length > LONGEST_TYPED ? undefined : findHandle(deps.db, nameSkeleton(text));
}
