import 'server-only';
import { describeBoard } from '#domain/api/describe-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { codeText } from '#domain/events/event-code.ts';
import { duelsOfPart } from '#domain/rankings/duels/duel-part.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import { inEveryLanguage } from '#domain/shared/language.ts';
import type { PlayerPage } from '#usecases/players/get-player.ts';
import type { Identity } from '#usecases/players/identity-of.ts';
import type { PlayerStandings } from '#usecases/players/list-player-standings.ts';
import type { Comparison, Opponent } from '#usecases/rankings/players/compare-players.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { askedOf, boardStandingOf, personOf, standingOf } from './shown-fields.ts';

/** Returns a player as the public API shows them. */
export const playerOf = ({ filter, player, grand, next, totals, standings, style, stamps, identity }: PlayerPage) => ({
  ...askedOf(filter),
  ...personOf(player),
  rankClass: grand.rankClass,
  closed: player.closed,
  points: grand.points,
  nextClass: next ? { ...next, points: Math.max(1, next.points) } : null, // The lowest class needs a point.
  totals: totals.map(({ boardsPlayed, boards: allBoards, ...line }) => ({ ...line, boards: boardsPlayed, allBoards })),
  boards: standings.length,
  medals: countMedals(standings),
  style,
  events: stamps.map(({ event, teamId, place }) => ({ code: codeText(event.id), title: event.title, teamId, place })),
  profile: identity && profileOf(identity),
});

const profileOf = ({ bio, links, favourite, title, badges, runs }: Identity) => ({
  ...{ bio, links, favourite, title },
  badges: badges.map(({ id, isEarned, figure }) => ({
    id,
    name: inEveryLanguage((language) => messagesOf(language).profile.badges.names[id]),
    earned: isEarned,
    number: figure,
  })),
  runs: runs.map(({ recordId }) => recordId),
});

/** Returns a player's places on all boards, or on those of the requested rule. */
export const playerRecords = (catalogue: Catalogue, { filter, player, standings }: PlayerStandings) => ({
  ...askedOf(filter),
  ...personOf(player),
  data: standings
    .filter(({ board }) => filter.rule === undefined || board.ruleId === filter.rule)
    .map((standing) => boardStandingOf(catalogue, standing)),
});

/** Returns two players board by board. */
export const comparisonOf = (catalogue: Catalogue, { filter, a, b, both, all, bySeries, duels, part }: Comparison) => ({
  ...askedOf(filter),
  ...{ a: opponentOf(a), b: opponentOf(b), both, all },
  bySeries: bySeries.map(({ seriesId, ...sums }) => ({ series: seriesId, ...sums })),
  data: duelsOfPart(duels, part).map((duel) => ({
    board: describeBoard(catalogue, duel.board),
    winner: duel.winner,
    a: duel.a && standingOf(duel.a),
    b: duel.b && standingOf(duel.b),
  })),
});

const opponentOf = ({ rankClass, closed, medals, ...player }: Opponent) => ({
  ...{ ...personOf(player), rankClass, closed, podiums: medals },
});
