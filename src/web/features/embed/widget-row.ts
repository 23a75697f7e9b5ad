import type { Board } from '#domain/catalogue/boards/board.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { StageRanking } from '#web/server/embeds/read-framed.ts';

/** A row of an embed or overlay: a player's place, or a place of one player. */
export type WidgetRow = {
  readonly key: string; // Changes with what the row says, so that an overlay can mark what is new.
  readonly rank: number;
  readonly place: string; // '2', or '=2' for a shared place.
  readonly label: string;
  readonly planet?: { readonly handle: string; readonly rankClass: number | null };
  readonly route: string; // Without the language.
  readonly value: string;
  readonly isOwn?: boolean;
};

type Placed = { readonly rank: number; readonly shared: boolean };
type Named = { readonly handle: string; readonly name: string | null; readonly rankClass: number | null };

/** Returns a player's row with a formatted value. `id` tells rows of the player with the same value apart. */
export const playerRow = (
  { rank, shared, handle, name, rankClass }: Placed & Named,
  { value, anonymous, id = value }: { readonly value: string; readonly anonymous: string; readonly id?: string },
): WidgetRow => ({
  key: `${handle} ${id}`,
  rank,
  place: formatRank(rank, shared),
  label: name ?? anonymous,
  planet: { handle, rankClass },
  route: playerRoute(handle),
  value,
});

/** Returns the rows of a board. */
export const boardRows = (board: Board, rows: StageRanking['rows'], anonymous: string): WidgetRow[] =>
  rows.map((row) => playerRow(row, { value: formatShown(shownOfRankKey(board, row.rankKey)), anonymous, id: row.recordId }));
