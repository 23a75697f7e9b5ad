import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { ReplayJson } from '#web/server/answer/response-types.ts';
import type { ReplayRows } from '#web/server/events/read-event-replay.ts';
import type { Side } from '#web/ui/player/team-mark.tsx';

export type { ReplayRows };

/** Player names and team ids by user ID. */
export type Roster = Readonly<Pick<ReplayJson, 'names' | 'teamOf'>>;

/**
 * Turning point in the list. `isMain` marks a change of lead: between teams if the event has teams, otherwise between
 * players. `text` is an element of static markup.
 */
export type ShownTurn = { readonly hour: number; readonly isMain: boolean; readonly text: ReactNode };

export type ReplayWords = Pick<Messages['eventReplay'], 'player' | 'standings' | 'map'> & {
  readonly turns: Readonly<Record<'title' | 'none' | 'hour', string>>;
};

/** Data for a replay page. Only the requested hour and the previous hour are sent with the page. */
export type ReplayContext = {
  readonly api: string;
  readonly href: string; // URL of the replay page without the hour.
  readonly hour: number;
  readonly hours: number; // Number of hours played so far.
  readonly total: number; // Number of hours in the whole event.
  readonly startsAt: string;
  readonly zone: string;
  readonly locale: Language;
  readonly rows: Readonly<Record<number, ReplayRows>>;
  readonly roster: Roster;
  readonly sides: readonly (readonly [teamId: number, side: Side])[]; // Teams in the event's order.
  readonly grid: {
    readonly columns: number;
    readonly cells: readonly (readonly [stageId: number, name: string, href: string] | null)[];
  } | null;
  readonly largestLead: number; // Only used with two teams.
  readonly turns: readonly ShownTurn[];
  readonly ending: string | undefined; // States whether the last hour is still the event's result.
  readonly words: ReplayWords;
};
