import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventTeams } from '#domain/events/event-teams.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import type { Side } from '#web/ui/player/team-mark.tsx';

/** Returns the teams of an event by id, in the event's order. */
export const eventSides = (catalogue: Catalogue, { event }: Pick<EventView, 'event'>, locale: Language): Map<number, Side> =>
  new Map(eventTeams(catalogue, event).map(({ id, name, colour, order }) => [id, { name: inLanguage(name, locale), colour, order }]));
