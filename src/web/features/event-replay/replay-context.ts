import type { ReactNode } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { ReplayRows } from '#web/server/read-event-replay.ts';
import type { Side } from '#web/ui/team-mark.tsx';

export type { ReplayRows };

/** What the browser is sent of who is named, and in which team: by handle. */
export type Who = { readonly names: Readonly<Record<string, string | null>>; readonly teamOf: Readonly<Record<string, number>> };

/** A turning point as the page lists it; `isMain` for changes of what the event is won by. */
export type ShownTurn = { readonly hour: number; readonly isMain: boolean; readonly said: ReactNode };

export type ReplayWords = Pick<Messages['eventReplay'], 'player' | 'standings' | 'map'> & {
  readonly turns: Readonly<Record<'title' | 'none' | 'hour', string>>;
};

/** All that a replay is shown with beside the hours themselves, of which only the asked one and the one before come with the page. */
export type ReplayContext = {
  readonly api: string;
  readonly href: string; // of the page, without the hour
  readonly hour: number; // that the page was asked for
  readonly hours: number; // that there are
  readonly total: number; // that there will be
  readonly startsAt: string;
  readonly zone: string;
  readonly locale: Locale;
  readonly rows: Readonly<Record<number, ReplayRows>>;
  readonly who: Who;
  readonly sides: readonly (readonly [teamId: number, side: Side])[]; // in the event's order
  readonly grid: {
    readonly columns: number;
    readonly cells: readonly (readonly [stageId: number, name: string, href: string] | null)[];
  } | null;
  readonly largestLead: number; // of two teams
  readonly turns: readonly ShownTurn[];
  readonly ending: string | undefined; // what the last hour is: the result, or not any more
  readonly words: ReplayWords;
};
