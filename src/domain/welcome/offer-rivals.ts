/** Number of days within which a player counts as active, and over which the places gained are counted. */
export const ACTIVE_DAYS = 28;

/** Numbers of players that are offered as rivals, by the reason. */
export const OFFERS = { close: 2, climbers: 2, byGame: 1, leader: 1 } as const;

/** A ranked player who may become a rival. */
export type RivalCandidate = {
  readonly userId: number;
  readonly name: string | null; // null for anonymous players, who are never offered
  readonly rank: number;
  readonly points: number;
  readonly gained: number; // places gained within `ACTIVE_DAYS`, negative for places lost
  readonly recent: readonly SeriesPosts[]; // posts within `ACTIVE_DAYS`
};

/** A player's recent posts in one series, and the number of weeks with a post. */
export type SeriesPosts = { readonly seriesId: number; readonly posts: number; readonly weeks: number };

/** Why a player is offered: near in points, one of the climbers, an active player of a game, or the leader. */
export type OfferReason = 'close' | 'climbing' | 'topClimber' | 'climber' | 'weekly' | 'often' | 'leader';

/** An offered rival. `seriesId` is the game that the player posts to most often, if any. */
export type RivalOffer<Each extends RivalCandidate = RivalCandidate> = {
  readonly player: Each;
  readonly reason: OfferReason;
  readonly seriesId: number | null;
  readonly playsGames: boolean; // whether the player recently posted to one of the chosen games
};

type Newcomer = { readonly userId: number; readonly points: number; readonly games: readonly number[] };

const WEEKS = ACTIVE_DAYS / 7;

/**
 * Returns players to offer to a newcomer as rivals, each once: two active ones close by points, two climbers, the most
 * active player of the chosen games, and the leader. More close players take the place of missing ones. `points` are
 * those that the newcomer aims for. No game means all games.
 */
export function offerRivals<Each extends RivalCandidate>(candidates: readonly Each[], me: Newcomer): RivalOffer<Each>[] {
  const others = candidates.filter(({ userId, name }) => userId !== me.userId && name !== null);
  const offers: RivalOffer<Each>[] = [];
  const take = (players: readonly Each[], most: number, reasonOf: (player: Each, index: number) => OfferReason) => {
    const left = players.filter((player) => !offers.some((offer) => offer.player === player)).slice(0, most);
    offers.push(...left.map((player, index) => toOffer(player, reasonOf(player, index), me.games)));
  };
  const byPoints = others
    .filter(({ recent }) => recent.length > 0)
    .sort((a, b) => Math.abs(a.points - me.points) - Math.abs(b.points - me.points) || a.rank - b.rank || a.userId - b.userId);
  const closeReason = ({ gained }: Each): OfferReason => (gained > 0 ? 'climbing' : 'close');
  const climbers = others.filter(({ gained }) => gained > 0).sort((a, b) => b.gained - a.gained || a.rank - b.rank);
  const postsIn = (player: Each) => favourite(player, me.games)?.posts ?? 0;

  take(byPoints, OFFERS.close, closeReason);
  take(climbers, OFFERS.climbers, (player) => (player === climbers[0] ? 'topClimber' : 'climber'));
  take(
    byPoints.filter((player) => postsIn(player) > 0).sort((a, b) => postsIn(b) - postsIn(a) || a.rank - b.rank),
    OFFERS.byGame,
    (player) => (favourite(player, me.games)?.weeks === WEEKS ? 'weekly' : 'often'),
  );
  take(
    others.filter(({ rank }) => rank === 1),
    OFFERS.leader,
    () => 'leader',
  );
  const all = Object.values(OFFERS).reduce((sum, count) => sum + count, 0);
  take(byPoints, all - offers.length, closeReason);
  return offers;
}

function toOffer<Each extends RivalCandidate>(player: Each, reason: OfferReason, games: readonly number[]): RivalOffer<Each> {
  const own = favourite(player, games);
  const most = reason === 'climber' ? favourite(player, []) : own;
  return { player, reason, seriesId: most?.seriesId ?? null, playsGames: games.length > 0 && own !== undefined };
}

/** Returns the series among the given ones, or among all, that a player posts to most often. */
const favourite = ({ recent }: RivalCandidate, games: readonly number[]): SeriesPosts | undefined =>
  recent
    .filter(({ seriesId }) => games.length === 0 || games.includes(seriesId))
    .toSorted((a, b) => b.posts - a.posts || a.seriesId - b.seriesId)[0];
