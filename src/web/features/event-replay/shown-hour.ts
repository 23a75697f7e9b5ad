import type { ReplayContext, ReplayRows, Roster } from './replay-context.ts';

/** Displayed hour of a replay with its standings. */
export type ShownHour = { readonly context: ReplayContext; readonly hour: number; readonly rows: ReplayRows; readonly roster: Roster };

/** Returns a player's display name, or the anonymous label for a player without one. */
export const nameOf = ({ names }: Roster, handle: string | null, anonymous: string): string =>
  (handle === null ? undefined : names[handle]) ?? anonymous;
