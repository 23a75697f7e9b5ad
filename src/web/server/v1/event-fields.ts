import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { codeText } from '#domain/events/event-code.ts';
import type { EventView } from '#usecases/events/get-event.ts';
import type { EventList, ListedEvent } from '#usecases/events/list-events.ts';
import { eventFile } from '#usecases/events/replay/export-event.ts';
import { personOf } from './shown-fields.ts';

/** Returns all events, newest first. */
export const eventList = ({ running, coming, archive }: EventList) => ({
  data: [...running, ...coming, ...archive.flatMap(({ events }) => events)]
    .toSorted((a, b) => b.event.id - a.event.id)
    .map(({ event, window, entry, members, winners }: ListedEvent) => ({
      ...{ code: codeText(event.id), title: event.title, type: event.type, style: event.style, description: event.description },
      ...{ startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt), zone: event.zone, window, entry, blind: event.blind },
      members,
      winners: winners && { teams: winners.teams, players: winners.players.map(personOf) },
    })),
});

/** Returns an event as a visitor sees it. */
export function wholeEvent(catalogue: Catalogue, view: EventView) {
  const { evidence: _, seed: __, places: ___, ...file } = eventFile(catalogue, view);
  return {
    ...file,
    code: codeText(file.code),
    startsAt: new Date(file.startsAt),
    endsAt: new Date(file.endsAt),
    entryPeriod: file.entryPeriod && { opensAt: new Date(file.entryPeriod.opensAt), closesAt: new Date(file.entryPeriod.closesAt) },
    area: file.area && {
      columns: file.area.columns,
      cells: file.area.cells.map((cell) => cell && { ...cell, stageId: cell.stage }),
    },
    records: view.posted,
    players: view.posters,
    result: file.result && { sha256: file.result.sha256, frozenAt: new Date(file.result.frozenAt) },
    amendments: file.amendments.map((amendment) => ({
      ...amendment,
      at: new Date(amendment.at),
      moves: amendment.moves.flatMap(identified),
    })),
  };
}

// Every player of a result has an account, whose row is never deleted.
const identified = <Row extends { readonly userId: string | null }>({ userId, ...row }: Row) =>
  userId === null ? [] : [{ userId, ...row }];
