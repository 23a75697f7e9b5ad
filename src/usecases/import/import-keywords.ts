import type { Db } from '#data/db.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findImportedKeyword, insertImportedKeyword, lockImport } from '#data/queries/records/imported-rows.ts';
import { findNameHolder, insertEntry, saveText } from '#data/queries/texts/keyword-writes.ts';
import type { OldRow, RowError } from '#domain/import/old-rows.ts';
import { type OldKeyword, readOldKeyword } from '#domain/import/read-old-keyword.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';
import { type FileResult, type ImportOptions, Tally } from './import-report.ts';

/** Imports keywords in one transaction each and flags them as not reviewed. */
export async function importKeywords(
  { db }: Pick<Deps, 'db'>,
  rows: readonly OldRow<'keywords'>[],
  options: ImportOptions,
): Promise<FileResult> {
  const tally = new Tally('keywords');
  const names = new Set<string>(); // names in earlier rows, which a dry run does not store
  for (const row of rows) {
    const cells = tally.open(row);
    if (!cells) continue;
    const read = readOldKeyword(cells);
    if (!read.ok) {
      tally.refuse(row.line, cells.id, read.errors);
      continue;
    }
    await db.transaction().execute(async (tx) => {
      await lockImport(tx);
      if ((await findImportedKeyword(tx, options.source, read.value.oldId)) !== undefined) return tally.count({ known: 1 });
      const errors = await findNameErrors(tx, read.value, names);
      if (errors.length > 0) return tally.refuse(row.line, cells.id, errors);
      for (const { name } of read.value.texts) names.add(name.toLowerCase());
      if (!options.isDry) await store(tx, options.source, read.value);
      tally.count({ taken: 1 });
    });
  }
  return tally.result();
}

async function findNameErrors(tx: Db, { texts }: OldKeyword, names: ReadonlySet<string>): Promise<RowError[]> {
  const errors: RowError[] = [];
  for (const { lang, name } of texts)
    if (names.has(name.toLowerCase()) || (await findNameHolder(tx, name)) !== undefined)
      errors.push({ column: `name_${lang}`, code: 'name-taken' });
  return errors;
}

async function store(tx: Db, source: string, { oldId, category, reading, texts }: OldKeyword): Promise<void> {
  const { uniqueId } = await insertEntry(tx, { category, reading, flag: KEYWORD_FLAGS.unknown }, null);
  for (const { lang, ...text } of texts) await saveText(tx, uniqueId, lang, text, null);
  await insertImportedKeyword(tx, source, oldId, uniqueId);
  await insertAudit(tx, { actorId: null, verb: 'move-in', subjectKind: 'keyword', subjectId: uniqueId, detail: {} });
}
