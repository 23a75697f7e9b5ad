import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { EventView } from '#web/server/events/read-event.ts';

export type StageStanding = {
  readonly boardId: number;
  readonly stageId: number;
  readonly seriesId: number; // Series of the game in which the stage is played.
  readonly name: string;
  readonly href: string;
  readonly players: number;
  readonly leader: number | undefined; // User id of the player in first place.
  // In descending order of points, without teams that have no points.
  readonly teams: readonly { readonly teamId: number; readonly points: number }[];
};

/** Returns the standings of the event's stages, in the event's order. */
export function stageStandings(catalogue: Catalogue, view: EventView, locale: Language): StageStanding[] {
  const teamOf = new Map(view.members.map(({ userId, teamId }) => [userId, teamId]));
  const places = Map.groupBy(view.places, ({ boardId }) => boardId);
  return view.boards.flatMap((boardId) => {
    const board = catalogue.boards.get(boardId);
    const stage = board && findStage(catalogue, board.refId);
    if (!board || !stage) return [];
    const own = places.get(boardId) ?? [];
    const sums = new Map<number, number>();
    for (const { userId, points } of own) {
      const teamId = teamOf.get(userId);
      if (teamId != null) sums.set(teamId, (sums.get(teamId) ?? 0) + points);
    }
    const isHome = board.kind === 'event' || ('rule' in stage && stage.rule === board.ruleId);
    return [
      {
        boardId,
        stageId: board.refId,
        seriesId: seriesOf(catalogue, board),
        name: inLanguage(stage.name, locale),
        href: localePath(locale, stageRoute(board.refId) + (isHome ? '' : `?rule=${board.ruleId}`)),
        players: own.length,
        leader: own[0]?.userId,
        teams: [...sums].map(([teamId, points]) => ({ teamId, points })).sort((a, b) => b.points - a.points || a.teamId - b.teamId),
      },
    ];
  });
}

const seriesOf = ({ stages, eventStages }: Catalogue, { refId, seriesId }: Board): number =>
  stages.get(eventStages.get(refId)?.baseStage ?? 0)?.series ?? seriesId;
