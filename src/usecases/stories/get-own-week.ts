import { listPassings } from '#data/queries/rankings/own-week.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { listPlacesOfPlayer, type PlayerPlace, UNFILTERED } from '#data/queries/rankings/places.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, daysBefore, daysBetween, startOfDay } from '#domain/shared/date.ts';
import type { Localised } from '#domain/shared/language.ts';
import { type PlaceChange, placeChanges } from '#domain/stories/place-changes.ts';
import { FEED_DAYS } from '#domain/stories/week-feed.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { getAdvice, type Suggestion } from '#usecases/advice/get-advice.ts';
import { getDuelsOf, type RivalWeek } from '#usecases/dashboard/get-rival-week.ts';
import type { Deps } from '#usecases/deps.ts';
import { getOwnSummary, type OwnSummary } from '#usecases/players/get-own-summary.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getPastStandings } from './get-past-standings.ts';

const MOST_PASSINGS = 50;

type Place = Pick<PlayerPlace, 'rank'> & { readonly shared: boolean };
type OnBoard = { readonly route: string; readonly stage: Localised; readonly series: number };

/** A board on which the player's place changed. `by` is the player who came past, if that player has a name. */
export type OwnChange = OnBoard & { readonly before: Place; readonly after: Place; readonly by: string | null };

/** The next target: a result, the place that it reaches and the points that it wins. */
export type OwnTarget = OnBoard & {
  readonly value: string;
  readonly more: string | null; // signed difference from the player's best; null without one
  readonly rank: { readonly before: number | null; readonly after: number };
  readonly gain: number;
  readonly stageId: number;
  readonly ruleId: number;
};

/** The duel of the week. `rival` is null when the rival has left; an anonymous one has neither handle nor name. */
export type OwnDuel = {
  readonly day: number; // 1 on Monday
  readonly endsAt: Date;
  readonly own: number;
  readonly theirs: number;
  readonly rival: { readonly handle: string; readonly name: string } | { readonly handle: null; readonly name: null } | null;
};

/** What the home page tells a player: the standing, the places won and lost in seven days, the target and the duel. */
export type OwnWeek = Pick<OwnSummary, 'rank' | 'points' | 'next' | 'planet'> & {
  readonly climbed: number; // places won in the player ranking in four weeks; negative when lost
  readonly isNew: boolean; // no countable record yet
  readonly won: number;
  readonly lost: number;
  readonly changes: readonly OwnChange[];
  readonly target: OwnTarget | null;
  readonly duel: OwnDuel | null;
};

/** Returns the week of the signed-in player. The standing and the places come from two snapshots. */
export async function getOwnWeek(deps: Deps, session: Pick<Session, 'userId' | 'handle'>): Promise<OwnWeek> {
  const catalogue = await deps.catalogue();
  const { rank, points, next, planet, rankClass } = await getOwnSummary(deps, session);
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot) => {
    const { db, siteZone } = snapshot;
    const { userId } = session;
    const { now } = await readPresent(db);
    const since = startOfDay(daysBefore(dayOf(now, siteZone), FEED_DAYS - 1), siteZone);
    const places = await listPlacesOfPlayer(db, userId, UNFILTERED);
    const changes = placeChanges(await listPlacesOfPlayer(db, userId, { ...UNFILTERED, before: since }), places);
    const boardIds = changes.shown.map(({ after }) => after.boardId);
    const passings = await listPassings(db, userId, boardIds, since, MOST_PASSINGS);
    const [target] = await getAdvice(snapshot, userId, rankClass?.id ?? null);
    const before = (await getPastStandings(snapshot, now)).month[0]?.lines.find((line) => line.userId === userId);
    return {
      ...{ rank, points, next, planet },
      climbed: before && rank !== null ? before.rank - rank : 0,
      isNew: places.length === 0,
      won: changes.won,
      lost: changes.lost,
      changes: changes.shown.flatMap((change) => {
        const by = passings.find(({ boardId, name }) => boardId === change.after.boardId && name !== null)?.name ?? null;
        return changeOf(catalogue, change, by);
      }),
      target: (target && targetOf(catalogue, target)) ?? null,
      duel: duelOf((await getDuelsOf(snapshot, userId)).current, siteZone),
    };
  });
}

function changeOf(catalogue: Catalogue, { before, after }: PlaceChange<PlayerPlace>, by: string | null): OwnChange[] {
  const board = catalogue.boards.get(after.boardId);
  const place = ({ rank, sharers }: PlayerPlace): Place => ({ rank, shared: sharers > 1 });
  const on = board && onBoard(catalogue, board);
  return on ? [{ ...on, before: place(before), after: place(after), by: after.rank > before.rank ? by : null }] : [];
}

function targetOf(catalogue: Catalogue, { board, rankKey, ownKey, ownRank, gain, rank }: Suggestion): OwnTarget | undefined {
  const on = onBoard(catalogue, board);
  return (
    on && {
      ...on,
      value: formatShown(shownOfRankKey(board, rankKey)),
      more: ownKey === null ? null : formatGap(gapBetween(board, rankKey, ownKey)),
      rank: { before: ownRank, after: rank },
      gain,
      stageId: board.refId,
      ruleId: board.ruleId,
    }
  );
}

function onBoard(catalogue: Catalogue, board: Board): OnBoard | undefined {
  const place = boardPlace(catalogue, board);
  return place && { route: place.route, stage: place.name, series: listedSeries(board) };
}

function duelOf(week: RivalWeek | null, zone: string): OwnDuel | null {
  if (!week) return null;
  const { monday, now, endsAt, own, theirs, rival } = week;
  const day = daysBetween(monday, dayOf(now, zone)) + 1;
  const { handle, name } = rival ?? {};
  const shown = handle !== undefined && name != null ? { handle, name } : { handle: null, name: null };
  return { day, endsAt, own: own.points, theirs: theirs.points, rival: rival && shown };
}
