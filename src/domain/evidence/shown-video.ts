import { embedAddress, videoOf, watchAddress } from './video.ts';

/** What a page needs to show a video by its address; undefined when it is no address of a single video that we know. */
export function shownVideo(address: string): { address: string; host: string; embed: string | undefined } | undefined {
  const video = videoOf(address);
  if (!video) return undefined;
  const watched = watchAddress(video);
  return { address: watched, host: new URL(watched).hostname.replace(/^www\./, ''), embed: embedAddress(video) };
}
