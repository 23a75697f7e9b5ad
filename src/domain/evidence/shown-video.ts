import { embedAddress, videoOf, watchAddress } from './video.ts';

/**
 * Returns what a page needs to show a video. Returns undefined when the URL is not a single video from a known
 * provider.
 */
export function shownVideo(address: string): { address: string; host: string; embed: string | undefined } | undefined {
  const video = videoOf(address);
  if (!video) return undefined;
  const watched = watchAddress(video);
  return { address: watched, host: new URL(watched).hostname.replace(/^www\./, ''), embed: embedAddress(video) };
}
