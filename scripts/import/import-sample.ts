// npm run import:sample -- DIRECTORY [RECORDS] [BAD]
// Writes files of a fictional community for testing or measuring the import: users.csv, records.csv with RECORDS rows
// (default 20,000), BAD (default 500) of which must be refused, and planted.csv with the reason for each refusal.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#data/db.ts';
import { writeCsvLine } from '#domain/catalogue/names/csv-line.ts';
import { oldCommunity } from '#tests/support/scenarios/old-community.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { parseEnv } from '#wiring/env.ts';

const [directory, ...stats] = process.argv.slice(2);
const [records = 20_000, bad = 500] = stats.map(Number);
if (directory === undefined || !(records > 0 && bad > 0 && bad <= records)) {
  console.error('usage: npm run import:sample -- DIRECTORY [RECORDS] [BAD]');
  process.exit(2);
}
const { db, close } = openDatabase(parseEnv(process.env).DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 10_000 });
try {
  const files = oldCommunity(await loadCatalogue(db), { records, bad, players: Math.max(10, Math.floor(records / 50)) });
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'users.csv'), files.users);
  await writeFile(join(directory, 'records.csv'), files.records);
  const planted = files.planted.map(({ line, column, code }) => writeCsvLine([String(line), column, code]));
  await writeFile(join(directory, 'planted.csv'), ['line,column,code', ...planted, ''].join('\n'));
} finally {
  await close();
}
