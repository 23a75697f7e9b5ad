import type { ReplayContext, ReplayRows, Roster } from './replay-context.ts';

/** The displayed hour with its standings. */
export type ShownHour = { readonly context: ReplayContext; readonly hour: number; readonly rows: ReplayRows; readonly roster: Roster };

/** Returns a player's display name. */
export const nameOf = ({ names }: Roster, handle: string | null, anonymous: string): string =>
  (handle === null ? undefined : names[handle]) ?? anonymous;
