import { type DuelRow, listDuelCandidates, listDuels } from '#data/queries/accounts/duels.ts';
import type { PlayerName } from '#data/queries/accounts/players.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { duelRival } from '#domain/rankings/duels/duel-rival.ts';
import { type DuelGain, type DuelResult, type DuelSide, weekAt } from '#domain/rankings/duels/rival-week.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { scoreRivalWeek } from './score-rival-week.ts';

/** Settled weeks of a player by result. */
export type DuelRecord = Readonly<Record<DuelResult, number>>;

/** A settled week, newest first in lists. The rival is null when they left. */
export type SettledDuel = {
  readonly monday: CalendarDate;
  readonly rival: PlayerName | null;
  readonly own: number;
  readonly theirs: number;
  readonly result: DuelResult;
};

/** A player's duel of the running week, Monday 00:00 to Sunday 24:00 by the site's clock. */
export type RivalWeek = {
  readonly monday: CalendarDate;
  readonly now: Date;
  readonly endsAt: Date; // Monday 00:00 after the week; the result is settled minutes later
  readonly rival: PlayerName | null; // null when the rival left; the week then ends level
  readonly own: DuelSide;
  readonly theirs: DuelSide;
  readonly gains: readonly (DuelGain & { readonly board: Board })[]; // of both players, largest first
  readonly record: DuelRecord; // all settled weeks
};

/** A player's settled duels, newest first, and the running one. */
export type Duels = { readonly current: RivalWeek | null; readonly history: readonly SettledDuel[] };

/** Returns the running rival week of a player. Returns null when the player has no rival or no record yet. */
export const getRivalWeek = (deps: Deps, userId: number): Promise<RivalWeek | null> =>
  readSnapshot(deps, async (snapshot) => (await getDuelsOf(snapshot, userId)).current);

/** Returns a player's running and settled duels. Must be called on a database snapshot. */
export async function getDuelsOf(snapshot: Deps, userId: number): Promise<Duels> {
  const { now } = await readPresent(snapshot.db);
  const week = weekAt(now, snapshot.siteZone);
  const rows = await listDuels(snapshot.db, userId);
  const history = rows.flatMap(toSettled);
  const opened = rows.find(({ monday }) => monday === week.monday);
  // The worker opens the week of a new choice within minutes. Until then, the rival is the one that it will take.
  const next = opened ? undefined : duelRival(await listDuelCandidates(snapshot.db, { userId }));
  if (!opened && !next) return { current: null, history };
  const rival = opened ? opened.rival : (next?.rival ?? null);
  const { boards } = await snapshot.catalogue();
  const { own, rival: theirs, gains } = await scoreRivalWeek(snapshot, week, userId, rival?.userId ?? null);
  const current: RivalWeek = {
    monday: week.monday,
    now,
    endsAt: week.until,
    rival,
    own,
    theirs,
    gains: gains.flatMap((gain) => {
      const board = boards.get(gain.boardId);
      return board ? [{ ...gain, board }] : [];
    }),
    record: recordOf(history),
  };
  return { current, history };
}

function toSettled({ monday, rival, ownPoints, rivalPoints, result }: DuelRow): SettledDuel[] {
  if (ownPoints === null || rivalPoints === null || result === null) return [];
  return [{ monday, rival, own: ownPoints, theirs: rivalPoints, result }];
}

const recordOf = (history: readonly Pick<SettledDuel, 'result'>[]): DuelRecord => ({
  won: history.filter(({ result }) => result === 'won').length,
  lost: history.filter(({ result }) => result === 'lost').length,
  level: history.filter(({ result }) => result === 'level').length,
});
