import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { STANDARD_RULE } from '#domain/catalogue/rows.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { groupBoards } from './group-boards.ts';

type Standing = PlayerPage['standings'][number];

/** A board with the player's rank. Both ranks are null if the player has no record on it. */
export type BoardCell = {
  readonly route: string;
  readonly name: string;
  readonly rank: number | null;
  readonly rankText: string | null;
};

/** Boards under one rule, all event boards or all speedruns, with the player's results. */
export type BoardGroup = {
  readonly key: string;
  readonly title: string;
  readonly seriesId: number;
  readonly series: SeriesToken;
  readonly played: number;
  readonly all: number;
  readonly points: number | null; // Null for speedruns, which award no points.
  readonly ruleId: number;
  readonly cells: readonly BoardCell[];
};

/** Event boards are added every year. Older ones are only in the list of records, which is paged. */
export const MOST_EVENT_CELLS = 60;

/**
 * Returns all boards by series and rule, including boards on which the player has no record. Event boards without a
 * record are omitted, because there are hundreds, and of those with one, only the latest have a cell.
 */
export function boardGroups(
  catalogue: Catalogue,
  { standings, filter }: Pick<PlayerPage, 'standings' | 'filter'>,
  locale: Language,
): BoardGroup[] {
  const own = new Map(standings.map((standing) => [standing.board.boardId, standing]));
  const shown = [...catalogue.boards.values()].filter((board) => own.has(board.boardId) || isOffered(board, filter.console));
  return groupBoards(catalogue, shown, locale).flatMap(({ boards, ...group }) => {
    const places = boards.flatMap(({ boardId }) => own.get(boardId) ?? []);
    if (places.length === 0) return [];
    const points = places.reduce((sum, place) => sum + (place.points ?? 0), 0);
    const shownBoards = group.key === 'events' ? boards.slice(-MOST_EVENT_CELLS) : boards;
    const cells = shownBoards.map((board) => cellOf(catalogue, board, own.get(board.boardId), locale));
    return [
      {
        ...group,
        ruleId: boards[0]?.ruleId ?? STANDARD_RULE,
        played: places.length,
        all: boards.length,
        points: group.key === 'speedruns' ? null : points,
        cells,
      },
    ];
  });
}

function isOffered({ kind, retired, consoles }: Board, console: number): boolean {
  if (kind === 'event' || retired) return false;
  return console === ALL_CONSOLES || (kind === 'stage' && consoles.includes(console));
}

function cellOf(catalogue: Catalogue, board: Board, standing: Standing | undefined, locale: Language): BoardCell {
  const { route = '', name } = boardPlace(catalogue, board) ?? {};
  const rankText = standing ? formatRank(standing.rank, standing.shared) : null;
  return { route, name: inLanguage(name, locale) ?? '', rank: standing?.rank ?? null, rankText };
}
