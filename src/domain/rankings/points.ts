/**
 * Returns the points for a rank on a stage board: an integer from 0 to 20,000 that never increases as the rank gets
 * worse. `players` is the number of players in the view, and `referenceMax` is M in domain.md §3.
 */
export function pointsOf(rank: number, players: number, referenceMax: number): number {
  requirePlace(rank, players);
  const most = Math.max(referenceMax, players, 1);
  const size = Math.max(0, 10 - Math.log(most / players)) * ((0.9 * players) / most + 0.1);
  const place = 10 * rank ** ((0.9 * (most - rank + 1) ** 2) / most ** 2 - 1.02);
  return Math.floor(200 * size * place);
}

/** Returns the points for a rank on an event board. Last place on the event's largest board is worth one point. */
export function eventPointsOf(rank: number, largestN: number): number {
  requirePlace(rank, largestN);
  return largestN - rank + 1;
}

function requirePlace(rank: number, players: number): void {
  if (!Number.isInteger(rank) || !Number.isInteger(players) || rank < 1 || rank > players) {
    throw new RangeError(`invalid rank ${rank} among ${players} players`);
  }
}
