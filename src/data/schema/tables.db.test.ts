import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSchema } from '#data/schema/describe-schema.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db, url } = openTestDatabase();

test('tables.ts matches the migrations (run `npm run db:types` after adding a migration)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-tables-'));
  try {
    const file = join(folder, 'tables.ts');
    execFileSync('scripts/generate/table-types.sh', [file], { env: { ...process.env, DATABASE_URL: url }, stdio: 'pipe' });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync('src/data/tables.ts', 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('schema.sql matches the migrations (run `npm run db:types` after adding one)', async () => {
  expect(await describeSchema(db)).toBe(readFileSync('src/data/schema.sql', 'utf8'));
});
