import { formatFilter } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { isWhole } from '#web/features/players/is-whole.ts';
import { sharedFilter } from '#web/features/players/player-hrefs.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import type { BoardCellWords } from './board-cell-sheet.tsx';

/** Returns the texts of the sheet about a board. Under a filter, the first place is no world record. */
export function cellWords(page: PlayerPage, locale: Language): BoardCellWords {
  const { players, records } = messagesOf(locale);
  const { gap, gapFiltered, ...words } = players.cell;
  return {
    ...words,
    gap: isWhole(page) ? gap : gapFiltered,
    locale,
    place: records.place,
    query: formatFilter(sharedFilter(page.filter)),
  };
}
