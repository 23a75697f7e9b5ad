import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { renameEntries } from './rename-entries.ts';

const { db: seeded } = openTestDatabase();
const { db: renamed } = openTestDatabase();
const { db: emptied } = openTestDatabase();

test('a seeded database yields the same catalogue as the content files', async () => {
  expect({ ...(await loadCatalogue(seeded)), version: 1 }).toEqual(contentCatalogue());
});

test('the catalogue version increases with every change and stays the same otherwise', async () => {
  const first = await loadCatalogue(renamed);
  expect((await loadCatalogue(renamed)).version).toBe(first.version);
  await renameEntries({ db: renamed }, 'stage.201,Renamed,改名');
  const second = await loadCatalogue(renamed);
  expect(second.version).toBeGreaterThan(first.version);
  expect(second.stages.get(201)?.name).toEqual({ en: 'Renamed', ja: '改名' });
});

test('throws an error that names the seed command when the catalogue is empty', async () => {
  await emptied.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx); // Bypasses the trigger that forbids deletes.
    await tx.deleteFrom('catalogue_entries').execute();
  });
  await expect(loadCatalogue(emptied)).rejects.toThrow('The catalogue is empty: run `npm run db:seed`.');
});
