import type { Db } from '#data/db.ts';
import { insertAudit } from '#data/queries/audit-log.ts';
import { findImportedKeyword, insertImportedKeyword, lockMoves } from '#data/queries/imported-rows.ts';
import { findNameHolder, insertEntry, saveText } from '#data/queries/keyword-writes.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { OldRow, RowError } from '#domain/moving/old-rows.ts';
import { type OldKeyword, readOldKeyword } from '#domain/moving/read-old-keyword.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Move, type Moved, Tally } from './move-report.ts';

/** Brings entries along, each by itself, under the flag of what nobody here has looked at yet. */
export async function moveKeywords({ db }: Pick<Deps, 'db'>, rows: readonly OldRow<'keywords'>[], move: Move): Promise<Moved> {
  const tally = new Tally('keywords');
  const names = new Set<string>(); // of all that came before, which a dry run has not stored
  for (const row of rows) {
    const cells = tally.open(row);
    if (!cells) continue;
    const read = readOldKeyword(cells);
    if (!read.ok) {
      tally.refuse(row.line, cells.id, read.errors);
      continue;
    }
    await db.transaction().execute(async (tx) => {
      await lockMoves(tx);
      if ((await findImportedKeyword(tx, move.source, read.value.oldId)) !== undefined) return tally.count({ known: 1 });
      const errors = await findNameErrors(tx, read.value, names);
      if (errors.length > 0) return tally.refuse(row.line, cells.id, errors);
      for (const { name } of read.value.texts) names.add(name.toLowerCase());
      if (!move.isDry) await store(tx, move.source, read.value);
      tally.count({ taken: 1 });
    });
  }
  return tally.moved();
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
