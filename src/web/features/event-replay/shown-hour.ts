import type { ReplayContext, ReplayRows, Who } from './replay-context.ts';

/** The hour whose standings are shown. */
export type ShownHour = { readonly context: ReplayContext; readonly hour: number; readonly rows: ReplayRows; readonly who: Who };

/** What a player is called. */
export const nameOf = ({ names }: Who, handle: string | null, anonymous: string): string =>
  (handle === null ? undefined : names[handle]) ?? anonymous;
