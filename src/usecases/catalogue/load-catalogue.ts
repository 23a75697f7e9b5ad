import type { Db } from '#data/db.ts';
import { listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { inSnapshot } from '#data/snapshot.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';

/**
 * Loads the catalogue, reading entries and boards from one snapshot. The highest entry revision becomes the catalogue's
 * version. Throws when the database is not seeded.
 */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  return inSnapshot(db, async (snapshot) => {
    const entries = await listEntries(snapshot);
    if (entries.length === 0) throw new Error('The catalogue is empty: run `npm run db:seed`.');
    const boards = await listBoards(snapshot);
    return createCatalogue(entries, boards, Math.max(0, ...entries.map((entry) => Number(entry.revisionId))));
  });
}
