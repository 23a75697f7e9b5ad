import { randomLcg } from 'd3-random';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { isGuest } from './demo-members.ts';
import type { DemoPlayer } from './demo-players.ts';
import { type Run, runsOnBoard } from './demo-records.ts';

const PLAYED = 0.75; // Share of the boards that each guest plays.

/** Returns runs for events on existing boards. These events are too short for random runs to fall into them. */
export function demoMatchRuns(catalogue: Catalogue, players: readonly DemoPlayer[], now: Date): Run[] {
  return [...catalogue.events.values()].flatMap((event) => {
    const span = [Date.parse(event.startsAt), Date.parse(event.endsAt)] as const;
    if (event.boards.length === 0 || span[1] > now.getTime()) return [];
    // Each event has its own generator, so that these runs do not change any other random result.
    const random = randomLcg(event.id / 1_000_000);
    return players
      .filter((player) => isGuest(event, player))
      .flatMap((player) =>
        eventBoards(catalogue, event).flatMap((board) =>
          random() < PLAYED ? runsOnBoard(catalogue, board, player, { span, now, random }) : [],
        ),
      );
  });
}
