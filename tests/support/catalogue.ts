import { contentEntries } from '#data/seeds/content-entries.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { missingBoards } from '#domain/catalogue/missing-boards.ts';
import type { BoardRow, EntryRow } from '#domain/catalogue/rows.ts';

export { contentEntries };

/** The boards that a fresh seed makes of these entries, numbered from 1. */
export function seededBoards(entries: readonly EntryRow[]): BoardRow[] {
  return missingBoards(entries, []).map((board, index) => ({ ...board, boardId: index + 1 }));
}

let built: Catalogue | undefined;

/** The catalogue of the project's own content, as after a fresh seed; built once. */
export function contentCatalogue(): Catalogue {
  if (!built) {
    const entries = contentEntries();
    built = createCatalogue(entries, seededBoards(entries), 1);
  }
  return built;
}
