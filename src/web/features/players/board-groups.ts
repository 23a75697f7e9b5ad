import type { Board } from '#domain/catalogue/board.ts';
import { boardPlace } from '#domain/catalogue/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { PlayerPage } from '#web/server/read-players.ts';
import type { SeriesToken } from '#web/ui/series-token.ts';
import { groupBoards } from './group-boards.ts';
import { type EmptyTuple, type RecordTuple, recordTuple } from './record-tuples.ts';

/** The boards of one rule, or of all events or speedruns, with what a player has reached on them. */
export type BoardGroup = {
  readonly key: string;
  readonly title: string;
  readonly series: SeriesToken;
  readonly played: number;
  readonly all: number;
  readonly points: string | null; // null on speedruns, which give none
  readonly cells: readonly (RecordTuple | EmptyTuple)[];
};

/** Every board by series and rule, those not played too; of events only those played, for there are hundreds. */
export function boardGroups(catalogue: Catalogue, { standings, filter, zone }: PlayerPage, locale: Locale): BoardGroup[] {
  const own = new Map(standings.map((standing) => [standing.board.boardId, standing]));
  const shown = [...catalogue.boards.values()].filter((board) => own.has(board.boardId) || isOffered(board, filter.console));
  return groupBoards(catalogue, shown, locale).flatMap(({ boards, ...group }) => {
    const places = boards.flatMap(({ boardId }) => own.get(boardId) ?? []);
    if (places.length === 0) return [];
    const points = places.reduce((sum, place) => sum + (place.points ?? 0), 0);
    const cells = boards.map((board) => {
      const standing = own.get(board.boardId);
      return standing ? recordTuple(catalogue, standing, zone, locale) : emptyTuple(catalogue, board, locale);
    });
    return [{ ...group, played: places.length, all: boards.length, points: group.key === 'speedruns' ? null : formatScore(points), cells }];
  });
}

function isOffered({ kind, retired, consoles }: Board, console: number): boolean {
  if (kind === 'event' || retired) return false;
  return console === ALL_CONSOLES || (kind === 'stage' && consoles.includes(console));
}

function emptyTuple(catalogue: Catalogue, board: Board, locale: Locale): EmptyTuple {
  const place = boardPlace(catalogue, board);
  return [place?.route ?? '', place?.name[locale] ?? ''];
}
