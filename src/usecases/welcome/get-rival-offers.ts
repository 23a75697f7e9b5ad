import { listRivalCandidates, type RivalCandidateRow } from '#data/queries/accounts/rival-candidates.ts';
import { listChosenRivals } from '#data/queries/accounts/rivals.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { dayOf, daysBefore, startOfDay } from '#domain/shared/date.ts';
import { ACTIVE_DAYS, offerRivals, type RivalOffer } from '#domain/welcome/offer-rivals.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPastStandings } from '#usecases/stories/get-past-standings.ts';

/** A player who may become a rival, with the places gained in the last weeks. */
export type RivalPlayer = RivalCandidateRow & { readonly gained: number };
/** Players to offer as rivals, and the rivals that the player has chosen, oldest choice first. */
export type RivalOffers = { readonly offers: readonly RivalOffer<RivalPlayer>[]; readonly chosen: readonly RivalPlayer[] };

type Newcomer = { readonly userId: number; readonly points: number; readonly games: readonly number[] };

const WEEK_DAYS = 7;

/** Returns the rivals to offer to a new player, and the chosen ones. Must be called on a snapshot. */
export async function getRivalOffers(snapshot: Deps, me: Newcomer): Promise<RivalOffers> {
  const catalogue = await snapshot.catalogue();
  const { now } = await readPresent(snapshot.db);
  const today = dayOf(now, snapshot.siteZone);
  const weeks = Array.from({ length: ACTIVE_DAYS / WEEK_DAYS }, (_, week) =>
    startOfDay(daysBefore(today, ACTIVE_DAYS - 1 - week * WEEK_DAYS), snapshot.siteZone),
  );
  const boards = [...catalogue.boards.values()].map((board) => ({ boardId: board.boardId, seriesId: listedSeries(board) }));
  const chosenIds = (await listChosenRivals(snapshot.db, me.userId)).map(({ userId }) => userId);
  const rows = await listRivalCandidates(snapshot.db, { boards, weeks }, chosenIds);
  const [then] = (await getPastStandings(snapshot, now)).month;
  const earlier = new Map(then?.lines.map(({ userId, rank }) => [userId, rank]));
  const players = rows.map((row) => ({ ...row, gained: (earlier.get(row.userId) ?? row.rank) - row.rank }));
  return {
    offers: offerRivals(players, me),
    chosen: chosenIds.flatMap((id) => players.find(({ userId }) => userId === id) ?? []),
  };
}
