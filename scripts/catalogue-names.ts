// npm run --silent catalogue:names > names.csv
//   Prints every name and text of the catalogue as a file to edit.
// npm run catalogue:names -- names.csv
//   Applies such a file completely or not at all. The site shows the new names within seconds.
//
// The file is UTF-8 with one text per line: id,en,ja. `stage.201` is a name and `series.1.short` is another text of an
// entry. Lines may be omitted. There is no authentication, because anyone who can run this command has database access.
// The audit log records each run.
import { openDatabase } from '#data/db.ts';
import { readTextFile } from '#data/gateways/text-file.ts';
import { exportNames } from '#usecases/catalogue/export-names.ts';
import { type RenameErrorCode, renameEntries } from '#usecases/catalogue/rename-entries.ts';
import { parseEnv } from '#wiring/env.ts';

const REASONS: Record<RenameErrorCode, string> = {
  'broken-line': 'is not id,en,ja (are the quotes closed?)',
  'unknown-kind': 'begins with an unknown kind of entry',
  'bad-id': 'has an id that is not like stage.201 or series.1.short',
  'missing-text': 'lacks a language',
  'bad-text': 'contains a control character',
  duplicate: 'repeats the id of an earlier line',
  'unknown-entry': 'refers to an entry that is not in the catalogue',
  'unknown-field': 'refers to a text that its entry does not have',
};

const [path] = process.argv.slice(2);
const { db, close } = openDatabase(parseEnv(process.env).DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 10_000 });
try {
  if (path === undefined) process.stdout.write(await exportNames({ db }));
  else {
    const result = await renameEntries({ db }, await readTextFile(path));
    if (result === 'stale') throw new Error('unreachable: no expected version was given');
    if (result.ok) console.log(`entries changed: ${result.changed}`);
    else {
      for (const { line, code } of result.errors) console.error(`${path}:${line} ${REASONS[code]}`);
      console.error('nothing was changed');
      process.exitCode = 1;
    }
  }
} finally {
  await close();
}
