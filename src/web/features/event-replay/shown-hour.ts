import type { ReplayFrame, ReplayRows, Who } from './replay-frame.ts';

/** The hour whose standings are shown. */
export type ShownHour = { readonly frame: ReplayFrame; readonly hour: number; readonly rows: ReplayRows; readonly who: Who };

/** What a player is called. */
export const nameOf = ({ names }: Who, handle: string | null, anonymous: string): string =>
  (handle === null ? undefined : names[handle]) ?? anonymous;
