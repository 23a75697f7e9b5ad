import { readPresent } from '#data/queries/rankings/past.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { eventToShow } from '#domain/events/event-to-show.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { type CalendarDate, dayOf } from '#domain/shared/date.ts';
import type { Localised } from '#domain/shared/language.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import type { OfferReason } from '#domain/welcome/offer-rivals.ts';
import { completedTasks, type FirstTask } from '#domain/welcome/steps.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPlanetStats } from '#usecases/players/get-planet-stats.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type FirstStageBoard, getFirstStages } from './get-first-stages.ts';
import { getRivalOffers, type RivalPlayer } from './get-rival-offers.ts';
import { getWelcome, type OwnWelcome } from './get-welcome.ts';

type NamedClass = { readonly id: number; readonly name: Localised };

/** A game, story speedruns or events. */
export type Game = { readonly seriesId: number; readonly name: Localised; readonly short: Localised };

/** A stage for a first record: the score to aim for, formatted, and what it is worth. */
export type SuggestedStage = {
  readonly boardId: number;
  readonly stageId: number;
  readonly ruleId: number;
  readonly seriesId: number;
  readonly stage: Localised;
  readonly rule: Localised | null; // null for the first rule of the stage
  readonly value: string;
  readonly rank: number;
  readonly players: number; // including the new player
  readonly points: number;
  readonly rankClass: NamedClass | null;
};

/** A rival of a new player. */
export type FirstRival = {
  readonly userId: string;
  readonly name: string;
  readonly rank: number;
  readonly rankClass: NamedClass | null;
  readonly points: number;
  readonly gained: number; // places gained in 28 days
  readonly postedOn: CalendarDate | null; // day of the last post within 28 days
  readonly planet: PlanetStats;
};

/** A player who is offered as a rival, and why. `game` is what the reason is about, if anything. */
export type OfferedRival = FirstRival & {
  readonly reason: OfferReason;
  readonly game: Game | null;
  readonly playsGames: boolean;
  readonly isChosen: boolean;
};

/** Everything that a player without records is shown: the choices of the welcome, stages to begin with and rivals. */
export type NewPlayer = {
  readonly userId: string;
  readonly name: string | null;
  readonly step: number; // the step of the welcome to continue with
  readonly games: readonly Game[]; // empty: all games
  readonly boardId: number | null; // the chosen one of `stages`
  readonly stages: readonly SuggestedStage[];
  readonly rivals: readonly FirstRival[];
  readonly completed: readonly FirstTask[];
  readonly event: { readonly code: number; readonly title: Localised; readonly daysLeft: number; readonly hasTeams: boolean } | null; // running now
};

type Answer = { readonly welcome: OwnWelcome; readonly player: NewPlayer; readonly offers: readonly OfferedRival[] };

/**
 * Returns the welcome of a player without countable records, read from one snapshot. Returns undefined for everyone else,
 * for whom the dashboard has better advice.
 */
export async function getNewPlayer(deps: Deps, { userId, handle, name }: Session): Promise<Answer | undefined> {
  const catalogue = await deps.catalogue();
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot) => {
    const welcome = await getWelcome(snapshot, userId);
    if (welcome.posts > 0) return undefined;
    const { now } = await readPresent(snapshot.db);
    const stages = (await getFirstStages(snapshot, welcome.games)).map((stage) => suggestedStage(catalogue, stage));
    const first = stages.find(({ boardId }) => boardId === welcome.boardId) ?? stages[0];
    const { offers, chosen } = await getRivalOffers(snapshot, { userId, points: first?.points ?? 0, games: welcome.games });
    const shown = [...offers.map(({ player }) => player), ...chosen];
    const planets = await getPlanetStats(snapshot, [...new Set(shown.map((player) => player.handle))]);
    const rivalOf = (player: RivalPlayer) => firstRival(catalogue, player, planets, snapshot.siteZone);
    const event = eventToShow(catalogue.events.values(), now);
    return {
      welcome,
      player: {
        userId: handle,
        name,
        step: welcome.step,
        games: welcome.games.flatMap((seriesId) => gameOf(catalogue, seriesId) ?? []),
        boardId: stages.some(({ boardId }) => boardId === welcome.boardId) ? welcome.boardId : null,
        stages,
        rivals: chosen.map(rivalOf),
        completed: completedTasks(welcome, { rivals: chosen.length, posts: welcome.posts, hasProfile: welcome.hasProfile }),
        event: event?.window === 'open' ? runningEvent(event.event, now) : null,
      },
      offers: offers.map(({ player, reason, seriesId, playsGames }) => ({
        ...rivalOf(player),
        reason,
        game: gameOf(catalogue, seriesId),
        playsGames,
        isChosen: chosen.some((rival) => rival.userId === player.userId),
      })),
    };
  });
}

function suggestedStage(catalogue: Catalogue, { board, rankKey, rank, players, points, rankClass }: FirstStageBoard): SuggestedStage {
  const stage = catalogue.stages.get(board.refId);
  if (!stage) throw new Error(`no stage ${board.refId}`);
  return {
    boardId: board.boardId,
    stageId: board.refId,
    ruleId: board.ruleId,
    seriesId: board.seriesId,
    stage: stage.name,
    rule: (board.ruleId === stage.rule ? undefined : catalogue.rules.get(board.ruleId)?.short) ?? null,
    value: formatShown(shownOfRankKey(board, rankKey)),
    rank,
    players,
    points,
    rankClass: namedClass(catalogue, rankClass),
  };
}

function firstRival(catalogue: Catalogue, player: RivalPlayer, planets: ReadonlyMap<string, PlanetStats>, zone: string): FirstRival {
  const { handle, name, rank, rankClass, points, gained, lastPostAt } = player;
  const planet = planets.get(handle);
  if (!planet) throw new Error(`no planet for ${handle}`);
  const postedOn = lastPostAt && dayOf(lastPostAt, zone);
  return { userId: handle, name, rank, rankClass: namedClass(catalogue, rankClass), points, gained, postedOn, planet };
}

function gameOf({ series }: Catalogue, seriesId: number | null): Game | null {
  const found = seriesId === null ? undefined : series.get(seriesId);
  return found ? { seriesId: found.id, name: found.name, short: found.short } : null;
}

const runningEvent = ({ id, title, endsAt, teams }: LimitedEvent, now: Date) => ({
  code: id,
  title,
  daysLeft: Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS),
  hasTeams: teams.length > 0,
});

function namedClass({ rankClasses }: Catalogue, id: number | null): NamedClass | null {
  const name = id === null ? undefined : rankClasses.get(id)?.name;
  return id !== null && name ? { id, name } : null;
}
