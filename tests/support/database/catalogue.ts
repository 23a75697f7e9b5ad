import { contentEntries } from '#data/seeds/content-entries.ts';
import { missingBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { BoardRow, EntryRow } from '#domain/catalogue/rows.ts';

export { contentEntries };

/** Returns the boards that a first seed creates from these catalogue entries, numbered from 1. */
export function seededBoards(entries: readonly EntryRow[]): BoardRow[] {
  return missingBoards(entries, []).map((board, index) => ({ ...board, boardId: index + 1 }));
}

let built: Catalogue | undefined;

/** Returns the catalogue built from the project's own content, as after a first seed. It is built only once. */
export function contentCatalogue(): Catalogue {
  if (!built) {
    const entries = contentEntries();
    built = createCatalogue(entries, seededBoards(entries), 1);
  }
  return built;
}
