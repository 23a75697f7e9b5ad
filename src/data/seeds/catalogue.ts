import type { Db } from '#data/db.ts';
import { saveSeedEvents } from '#data/queries/events/events.ts';
import { sealBoards } from '#data/queries/events/sealed-boards.ts';
import { insertBoards, listBoards, listEntries, saveSeedEntries } from '#data/queries/site/catalogue.ts';
import { savePolicy } from '#data/queries/site/policies.ts';
import { readClock } from '#data/queries/site/server.ts';
import { missingBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { sealedBoards } from '#domain/events/blind.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { windowEnd } from '#domain/events/window.ts';
import { DEFAULT_EVIDENCE_POLICY } from '#domain/records/evidence/evidence-policy.ts';
import { contentEntries } from './content-entries.ts';
import { seedKeywords } from './keywords.ts';

/** Writes the initial catalogue. Repeated runs add new entries and do not change entries edited on the site. */
export async function seedCatalogue(db: Db, entries = contentEntries()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await saveSeedEntries(tx, entries);
    const stored = await listEntries(tx); // Entries edited on the site take precedence over the content files.
    await insertBoards(tx, missingBoards(stored, await listBoards(tx)));
    // Throws, and so rolls the transaction back, when the site could not start with this catalogue.
    const catalogue = createCatalogue(stored, await listBoards(tx), 0);
    await sealBlind(tx, catalogue, await saveSeedEvents(tx, [...catalogue.events.keys()]));
    await seedKeywords(tx, catalogue);
    await savePolicy(tx, 'evidence', DEFAULT_EVIDENCE_POLICY);
  });
}

/** Hides the results of new blind events that are not over, as opening such an event does. */
async function sealBlind(tx: Db, catalogue: Catalogue, added: readonly number[]): Promise<void> {
  const now = await readClock(tx);
  for (const event of catalogue.events.values()) {
    if (!added.includes(event.id) || now >= windowEnd(event)) continue;
    await sealBoards(tx, event.id, sealedBoards(event, eventBoards(catalogue, event)));
  }
}
