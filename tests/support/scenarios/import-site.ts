import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOldRows } from '#data/gateways/csv-file.ts';
import type { OldFile } from '#domain/import/old-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { type ImportReport, importSite } from '#usecases/import/import-site.ts';

export const SOURCE = 'old.example';

/** Writes the files to a temporary folder and imports them as the command does. */
export async function importFiles(deps: Deps, files: Partial<Record<OldFile, string>>, isDry = false): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const read = async <File extends OldFile>(file: File) => {
    const [path, text] = [join(folder, `${file}.csv`), files[file]];
    if (text === undefined) return undefined;
    await writeFile(path, text);
    return readOldRows(path, file);
  };
  try {
    const community = { users: await read('users'), records: await read('records'), keywords: await read('keywords') };
    return await importSite(deps, community, { source: SOURCE, isDry });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns a file's import report in short: the imported and known rows, and each error as `line column code`. */
export const summaryOf = ({ taken, known, refused }: ImportReport[OldFile]) => ({
  taken,
  known,
  refused: refused.map(({ line, column, code }) => `${line} ${column} ${code}`),
});

export const ALL_WELL = (taken: number, known = 0) => ({ taken, known, refused: [] });
