export type TeamLoad = { readonly teamId: number; readonly members: number; readonly strength: number };

/**
 * Returns the team for a new member: the smallest team, on a tie the one with the fewest points, and on a further tie
 * one derived from the event's published seed and the player's id. Anyone can reproduce the assignment.
 */
export function assignTeam(teams: readonly TeamLoad[], seed: string, userId: number): number {
  const fewest = Math.min(...teams.map(({ members }) => members));
  const small = teams.filter(({ members }) => members === fewest);
  const weakest = Math.min(...small.map(({ strength }) => strength));
  const equal = small.filter(({ strength }) => strength === weakest).map(({ teamId }) => teamId).sort((a, b) => a - b); // biome-ignore format: one thought
  const picked = equal[hashOf(`${seed}/${userId}`) % equal.length];
  if (picked === undefined) throw new RangeError('cannot assign a team: the event has none');
  return picked;
}

/** Returns the number of members and the points of each team, including teams without members. */
export function teamLoads(
  teams: readonly number[],
  members: readonly { readonly teamId: number | null; readonly strength: number }[],
): TeamLoad[] {
  return teams.map((teamId) => {
    const own = members.filter((member) => member.teamId === teamId);
    return { teamId, members: own.length, strength: own.reduce((sum, { strength }) => sum + strength, 0) };
  });
}

/** Computes the 32-bit FNV-1a hash over UTF-16 code units, which is easy to reproduce in any language. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}
