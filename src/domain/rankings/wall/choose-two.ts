import { MOST_PLAYING } from './pick-videos.ts';

/** Adds a video to those that play or are chosen, or removes it. The oldest gives way to one too many. */
export const toggleVideo = (chosen: readonly string[], video: string): string[] =>
  chosen.includes(video) ? chosen.filter((each) => each !== video) : [...chosen, video].slice(-MOST_PLAYING);
