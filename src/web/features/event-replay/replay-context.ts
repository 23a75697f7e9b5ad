import type { ReactNode } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { ReplayRows } from '#web/server/read-event-replay.ts';
import type { Side } from '#web/ui/team-mark.tsx';

export type { ReplayRows };

/** Player names and team ids by handle. */
export type Roster = { readonly names: Readonly<Record<string, string | null>>; readonly teamOf: Readonly<Record<string, number>> };

/** A turning point in the list; `isMain` marks changes in what decides the event. */
export type ShownTurn = { readonly hour: number; readonly isMain: boolean; readonly text: ReactNode };

export type ReplayWords = Pick<Messages['eventReplay'], 'player' | 'standings' | 'map'> & {
  readonly turns: Readonly<Record<'title' | 'none' | 'hour', string>>;
};

/** Replay data apart from the hours; only the requested hour and the one before are sent with the page. */
export type ReplayContext = {
  readonly api: string;
  readonly href: string; // page URL without the hour
  readonly hour: number; // requested hour
  readonly hours: number; // hours so far
  readonly total: number; // hours in total
  readonly startsAt: string;
  readonly zone: string;
  readonly locale: Locale;
  readonly rows: Readonly<Record<number, ReplayRows>>;
  readonly roster: Roster;
  readonly sides: readonly (readonly [teamId: number, side: Side])[]; // in the event's order
  readonly grid: {
    readonly columns: number;
    readonly cells: readonly (readonly [stageId: number, name: string, href: string] | null)[];
  } | null;
  readonly largestLead: number; // with two teams only
  readonly turns: readonly ShownTurn[];
  readonly ending: string | undefined; // note on whether the last hour is still the result
  readonly words: ReplayWords;
};
