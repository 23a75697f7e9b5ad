// npm run --silent catalogue:names > names.csv    prints every name and text of the catalogue, to start from
// npm run catalogue:names -- names.csv            applies such a file, all of it or nothing; the site shows it within seconds
//
// The file is UTF-8, a line each: id,en,ja. `stage.201` is a name, `series.1.short` another text of an entry; lines may be left out.
// This is an operator's command: it asks for no account, because who can run it can reach the database anyway. The audit log keeps each run.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { openDatabase } from '#data/db.ts';
import { exportNames } from '#usecases/catalogue/export-names.ts';
import { type RenameErrorCode, renameEntries } from '#usecases/catalogue/rename-entries.ts';
import { parseEnv } from '#wiring/env.ts';

const REASONS: Record<RenameErrorCode, string> = {
  'broken-line': 'is not id,en,ja (are the quotes closed?)',
  'unknown-kind': 'begins with a word that is no kind of entry',
  'bad-id': 'has an id that is not like stage.201 or series.1.short',
  'missing-text': 'lacks one of the two languages',
  'bad-text': 'holds a control character',
  duplicate: 'names a text that an earlier line names too',
  'unknown-entry': 'names an entry that the catalogue does not have',
  'unknown-field': 'names a text that its entry does not have',
};

/** The text of a file; throws when it is not UTF-8, as files saved by a spreadsheet in Japan often are not. */
function readUtf8(file: string): string {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error(`${file} is not UTF-8: save it as "CSV UTF-8"`);
  return bytes.toString('utf8');
}

const [path] = process.argv.slice(2);
const { db, close } = openDatabase(parseEnv(process.env).DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 10_000 });
try {
  if (path === undefined) process.stdout.write(await exportNames({ db }));
  else {
    const result = await renameEntries({ db }, readUtf8(path));
    if (result === 'stale') throw new Error('nobody said which version');
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
