import type { Db } from '#data/db.ts';
import { insertBoards, listBoards, listEntries, saveSeedEntries } from '#data/queries/catalogue.ts';
import { saveSeedEvents } from '#data/queries/events.ts';
import { savePolicy } from '#data/queries/policies.ts';
import { sealBoards } from '#data/queries/sealed-boards.ts';
import { readClock } from '#data/queries/server.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { missingBoards } from '#domain/catalogue/missing-boards.ts';
import { sealedBoards } from '#domain/events/blind.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { windowEnd } from '#domain/events/window.ts';
import { DEFAULT_EVIDENCE_POLICY } from '#domain/records/evidence-policy.ts';
import { contentEntries } from './content-entries.ts';
import { seedKeywords } from './keywords.ts';

/** Writes the starting catalogue; run again it adds what is new and leaves alone what was edited on the site. */
export async function seedCatalogue(db: Db, entries = contentEntries()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await saveSeedEntries(tx, entries);
    const stored = await listEntries(tx); // what was edited on the site may differ from the content, and wins
    await insertBoards(tx, missingBoards(stored, await listBoards(tx)));
    const catalogue = createCatalogue(stored, await listBoards(tx), 0); // throws, and so undoes all, rather than leave a site that cannot start
    await sealBlind(tx, catalogue, await saveSeedEvents(tx, [...catalogue.events.keys()]));
    await seedKeywords(tx, catalogue);
    await savePolicy(tx, 'evidence', DEFAULT_EVIDENCE_POLICY);
  });
}

/** Hides the results of new blind events, as opening one does; those that are over have nothing left to hide. */
async function sealBlind(tx: Db, catalogue: Catalogue, added: readonly number[]): Promise<void> {
  const now = await readClock(tx);
  for (const event of catalogue.events.values()) {
    if (!added.includes(event.id) || now >= windowEnd(event)) continue;
    await sealBoards(tx, event.id, sealedBoards(event, eventBoards(catalogue, event)));
  }
}
