/** How many runs the watch wall of a stage shows. */
export const MOST_VIDEOS = 4;
/** How many videos play at once. */
export const MOST_PLAYING = 2;

/**
 * Picks the runs of a watch wall from runs with a video in order of rank: the first, the best one of a rival, the others by
 * rank. Returns them in order of rank.
 */
export function pickVideos<Run extends { readonly handle: string }>(runs: readonly Run[], rivals: readonly string[] = []): Run[] {
  const rival = runs.slice(1).filter(({ handle }) => rivals.includes(handle));
  const picked = [...new Set([...runs.slice(0, 1), ...rival.slice(0, 1), ...runs])].slice(0, MOST_VIDEOS);
  return runs.filter((run) => picked.includes(run));
}
