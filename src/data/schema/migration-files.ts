import { readdirSync } from 'node:fs';

const FOLDER = 'src/data/migrations';
const sqlFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Returns the names of all migrations of this checkout as `schema_migrations` stores them, in their order. */
export const listMigrationFiles = (): string[] => [
  ...sqlFiles(`${FOLDER}/baseline`).map((file) => `baseline/${file}`),
  ...sqlFiles(FOLDER),
];
