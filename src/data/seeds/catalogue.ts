import type { Db } from '#data/db.ts';
import { insertBoards, listBoards, saveSeedEntries } from '#data/queries/catalogue.ts';
import { savePolicy } from '#data/queries/policies.ts';
import { missingBoards } from '#domain/catalogue/missing-boards.ts';
import { DEFAULT_EVIDENCE_POLICY } from '#domain/records/evidence-policy.ts';
import { contentEntries } from './content-entries.ts';

/** Writes the starting catalogue; run again it adds what is new and leaves alone what was edited on the site. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entries = contentEntries();
    await saveSeedEntries(tx, entries);
    await insertBoards(tx, missingBoards(entries, await listBoards(tx)));
    await savePolicy(tx, 'evidence', DEFAULT_EVIDENCE_POLICY);
  });
}
