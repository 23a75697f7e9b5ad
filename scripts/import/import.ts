// npm run import -- --users u.csv --records r.csv --keywords k.csv --dry-run
//   Reports the result for each row without changing anything.
// npm run import -- --users u.csv --records r.csv --keywords k.csv
//   Imports the rows and skips those imported earlier.
//
// --report refused.csv writes the refused rows to a file instead of printing them. --source NAME sets the origin
// (default old-site). --codes codes.csv creates a claim code for every unclaimed account. See docs/import.md for the
// file formats. There is no authentication, because anyone who can run this command has database access. The audit log
// records changes.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readOldRows } from '#data/gateways/csv-file.ts';
import { plainText, writeCsvLine } from '#domain/catalogue/names/csv-line.ts';
import { isSource, OLD_FILES, type OldFile } from '#domain/import/old-rows.ts';
import { type ImportReport, importSite } from '#usecases/import/import-site.ts';
import { makeClaimCodes } from '#usecases/import/make-claim-codes.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const USAGE =
  'usage: npm run import -- [--users u.csv] [--records r.csv] [--keywords k.csv] [--source NAME] [--dry-run] [--report report.csv] [--codes codes.csv]';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    ...{ users: text, records: text, keywords: text, source: { ...text, default: 'old-site' } },
    ...{ report: text, codes: text, 'dry-run': { type: 'boolean', default: false } },
  },
});
const { source, 'dry-run': isDry } = values;
if (!isSource(source) || OLD_FILES.every((file) => values[file] === undefined) || (isDry && values.codes !== undefined)) {
  console.error(USAGE);
  process.exit(2);
}

const read = async <File extends OldFile>(file: File) => {
  const path = values[file];
  return path === undefined ? undefined : readOldRows(path, file);
};

async function printReport(report: ImportReport): Promise<void> {
  const refused = OLD_FILES.flatMap((file) => report[file].refused);
  const lines = refused.map(({ file, line, oldId, column, code }) => writeCsvLine([file, String(line), plainText(oldId), column, code]));
  if (values.report === undefined) for (const line of lines) console.error(line);
  else await writeFile(values.report, ['file,line,id,column,code', ...lines, ''].join('\n'));
  for (const file of OLD_FILES) {
    const { taken, known, refused: wrong } = report[file];
    const rows = new Set(wrong.map(({ line }) => line)).size;
    if (values[file] !== undefined) console.log(`${file}: ${isDry ? 'would take' : 'taken'} ${taken}, known ${known}, refused ${rows}`);
  }
  process.exitCode = refused.length === 0 ? 0 : 1;
}

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
try {
  const started = performance.now();
  const community = { users: await read('users'), records: await read('records'), keywords: await read('keywords') };
  await printReport(await importSite(deps, community, { source, isDry }));
  console.log(`${((performance.now() - started) / 1_000).toFixed(1)} s`);
  if (values.codes !== undefined) {
    const codes = await makeClaimCodes(deps, source);
    const lines = codes.map(({ oldId, handle, name, code }) => writeCsvLine([plainText(oldId), handle, plainText(name ?? ''), code]));
    await writeFile(values.codes, ['id,handle,name,code', ...lines, ''].join('\n'), { mode: 0o600 });
    console.log(`codes: ${codes.length}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await close();
}
