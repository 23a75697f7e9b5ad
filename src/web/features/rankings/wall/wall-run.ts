import { shownVideo } from '#domain/evidence/shown-video.ts';
import { pickVideos } from '#domain/rankings/wall/pick-videos.ts';

/** A run on the watch wall of a stage. Without `embed`, its video plays on its own site only. */
export type WallRun = {
  readonly recordId: string;
  readonly handle: string;
  readonly name: string;
  /** The place as text, such as '=5'. */
  readonly place: string;
  readonly value: string;
  readonly address: string;
  readonly embed?: string | undefined;
};

type Run = Omit<WallRun, 'address' | 'embed'> & { readonly videoUrl: string | null };

/** Returns a run with its video, or an empty list if its evidence is no video. */
export function runWithVideo({ videoUrl, ...run }: Run): WallRun[] {
  const video = videoUrl === null ? undefined : shownVideo(videoUrl);
  return video ? [{ ...run, address: video.address, embed: video.embed }] : [];
}

/** Adds the run of a rival to those of a wall, where it takes the place of the last. */
export function withRival(runs: readonly WallRun[], rival: WallRun | undefined): WallRun[] {
  if (!rival || runs.some(({ handle }) => handle === rival.handle)) return [...runs];
  const byRank = [...runs, rival].toSorted((a, b) => rankOf(a) - rankOf(b));
  return pickVideos(byRank, [rival.handle]);
}

/** Returns the place of a run as a number. */
export const rankOf = ({ place }: WallRun): number => Number(place.replace('=', ''));
