/** Number of stages without a guide that a game names. */
export const MOST_WANTED = 3;

/** Returns the stages without a guide that most people play, most players first and then by id. */
export function mostWanted<Stage extends { readonly stageId: number; readonly players: number }>(
  stages: readonly Stage[],
  guided: ReadonlySet<number>,
): Stage[] {
  return stages
    .filter(({ stageId }) => !guided.has(stageId))
    .sort((a, b) => b.players - a.players || a.stageId - b.stageId)
    .slice(0, MOST_WANTED);
}
