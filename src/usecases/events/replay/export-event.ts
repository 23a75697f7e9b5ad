import type { Actor } from '#domain/accounts/actor.ts';
import { unitOf } from '#domain/api/describe-board.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { writeCsvFile } from '#domain/catalogue/names/csv-line.ts';
import { seedOf } from '#domain/events/plan/event-seed.ts';
import { movesBetween, readResult } from '#domain/events/result/event-result.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { type EventView, getEvent } from '#usecases/events/get-event.ts';
import type { EventResult } from '#usecases/events/manage/event-errors.ts';
import { refuse, tooMany } from '#usecases/refused.ts';

/** A whole event for API clients (docs/api.md). Players are identified by handle, and times are in milliseconds. */
export type EventFile = ReturnType<typeof eventFile>;

/** Exports the parts of an event that the actor may see. Limited to 30 exports a minute per network address. */
export async function exportEvent(deps: Deps, actor: Actor, address: string, code: number): Promise<EventResult<EventFile>> {
  const wait = await countTry(deps, 'export-ranking', address);
  if (wait) return tooMany(wait);
  const view = await getEvent(deps, actor, code);
  return view ? { ok: true, value: eventFile(await deps.catalogue(), view) } : refuse('not-found');
}

/** Converts an event as somebody sees it to the format of API clients. */
export function eventFile(catalogue: Catalogue, view: EventView) {
  const { event } = view;
  const playerOf = (userId: number) => ({ userId: view.names.get(userId)?.handle ?? null, name: view.names.get(userId)?.name ?? null });
  const boardOf = (boardId: number): Board | undefined => catalogue.boards.get(boardId);
  const shares = new Map(view.contributions.map(({ userId, perMille }) => [userId, perMille]));
  const cells = new Map(view.cells.map((cell) => [boardOf(cell.boardId)?.refId, cell]));
  return {
    ...{ code: event.id, title: event.title, type: event.type, style: event.style, description: event.description },
    ...{ state: view.state, window: view.window, entry: view.entry, sealed: view.sealed, blind: event.blind },
    ...{ startsAt: event.startsAt, endsAt: event.endsAt, zone: event.zone, entryPeriod: event.entry, evidence: event.evidence },
    seed: seedOf(event),
    members: view.members.length,
    stages: view.boards.flatMap((boardId) => {
      const board = boardOf(boardId);
      if (!board) return [];
      const name = (catalogue.eventStages.get(board.refId) ?? catalogue.stages.get(board.refId))?.name ?? null;
      return [{ stageId: board.refId, rule: board.ruleId, name, unit: unitOf(board) }];
    }),
    teams: event.teams.map((teamId) => {
      const { name = null, colour = null } = catalogue.teams.get(teamId) ?? {};
      const { rank = null, shared = null, points = null, players = null } = view.teams.find((team) => team.teamId === teamId) ?? {};
      const members = view.members.filter((member) => member.teamId === teamId).length;
      return { teamId, name, colour, members, rank, shared, points, players };
    }),
    area: event.area && {
      columns: event.area.columns,
      cells: event.area.cells.map(
        (cell) =>
          cell && {
            ...cell,
            holders: cells.get(cell.stage)?.holders ?? [],
            points: Object.fromEntries(cells.get(cell.stage)?.points ?? []),
          },
      ),
    },
    players: view.players.map(({ userId, newestAt, ...row }) => ({
      ...row,
      ...playerOf(userId),
      contribution: shares.get(userId) ?? null, // in thousandths of the team's score
      newestAt: newestAt.toISOString(),
    })),
    places: view.places.flatMap(({ boardId, userId, rankKey, postedAt, ...place }) => {
      const board = boardOf(boardId);
      if (!board) return [];
      const shown = shownOfRankKey(board, rankKey);
      const where = { stageId: board.refId, rule: board.ruleId };
      return [{ ...where, ...place, ...playerOf(userId), value: shown.value, shown: formatShown(shown), postedAt: postedAt.toISOString() }];
    }),
    result: view.result && { frozenAt: view.result.at.toISOString(), sha256: view.result.sha256, content: view.result.content },
    amendments: view.amendments.map(({ number, at, reason, sha256, content }, index) => {
      const before = (view.amendments[index - 1] ?? view.result)?.content ?? content;
      const moves = movesBetween(readResult(before), readResult(content)).map(({ userId, from, to }) => ({
        ...playerOf(userId),
        from,
        to,
      }));
      return { number, at: at.toISOString(), reason, sha256, moves };
    }),
  };
}

const COLUMNS = [
  'stageId',
  'rule',
  'rank',
  'shared',
  'userId',
  'name',
  'team',
  'value',
  'shown',
  'points',
  'total',
  'postedAt',
  'recordId',
] as const;

/** Formats every place on every stage of an event as CSV with a header. `total` is the player's sum of event points. */
export function eventCsv({ places, players }: EventFile): string {
  const totals = new Map(players.map(({ userId, points, teamId }) => [userId, { points, teamId }]));
  const rows = places.map((place) => {
    const { points: total = null, teamId: team = null } = totals.get(place.userId) ?? {};
    return { ...place, team, total };
  });
  return writeCsvFile(COLUMNS, rows);
}
