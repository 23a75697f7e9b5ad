import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventTeams } from '#domain/events/event-teams.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { playerRow, type WidgetRow } from './widget-row.ts';

/** Returns the first players of an event, as its page ranks them. None before the event and while it is blind. */
export function eventRows({ view, standings, classes }: EventPage, count: number, locale: Language): WidgetRow[] {
  const { anonymous } = messagesOf(locale).events;
  return standings.rows.slice(0, count).flatMap((row) => {
    const player = view.names.get(row.userId);
    if (!player) return [];
    return [playerRow({ ...row, ...player, rankClass: classes.get(row.userId) ?? null }, { value: formatScore(row.points), anonymous })];
  });
}

/** Returns the teams of an event with their points, first team first. Empty without teams and while it is blind. */
export function teamFacts(catalogue: Catalogue, view: EventView, locale: Language): { term: string; value: string }[] {
  const names = new Map(eventTeams(catalogue, view.event).map(({ id, name }) => [id, inLanguage(name, locale)]));
  return view.teams.flatMap(({ teamId, points }) => {
    const term = names.get(teamId);
    return term === undefined ? [] : [{ term, value: formatScore(points) }];
  });
}

/** Returns why an event has no ranking: it is blind, it has not begun, or nobody has posted. Otherwise undefined. */
export function eventNote(view: EventView, locale: Language): string | undefined {
  const t = translate(locale, 'events');
  if (view.sealed) {
    return t('hidden.text', {
      until: formatMinute(new Date(view.event.endsAt), view.event.zone),
      players: t('playerCount', { count: view.posters }),
      records: t('recordCount', { count: view.posted }),
    });
  }
  if (view.boards.length === 0) return undefined; // A meet-up.
  if (view.window === 'not-begun') return t('contribution.before');
  return view.players.length > 0 ? undefined : t('stages.empty');
}
