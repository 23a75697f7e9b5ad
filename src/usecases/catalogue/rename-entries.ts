import { insertAudit } from '#data/queries/audit-log.ts';
import { editEntry, listEntries } from '#data/queries/catalogue.ts';
import { type NamesFileErrorCode, parseNamesFile, type TextChange } from '#domain/catalogue/names-file.ts';
import { replaceText, textsOf } from '#domain/catalogue/names-file-texts.ts';
import type { EntryRow } from '#domain/catalogue/rows.ts';
import type { Deps } from '#usecases/deps.ts';

export type RenameErrorCode = NamesFileErrorCode | 'unknown-entry' | 'unknown-field';

/** How many entries were changed, or every line of the file that is wrong; then nothing was. */
export type RenameResult =
  | { readonly ok: true; readonly changed: number }
  | { readonly ok: false; readonly errors: readonly { readonly line: number; readonly code: RenameErrorCode }[] };

/**
 * Replaces names and other texts of the catalogue by those of a names file, all of them or none.
 * It asks for no rights: only the operator's command line calls it, and who can run that can reach the database anyway.
 */
export async function renameEntries({ db }: Pick<Deps, 'db'>, csv: string): Promise<RenameResult> {
  const file = parseNamesFile(csv);
  if (!file.ok) return file;

  return db
    .transaction()
    .setIsolationLevel('repeatable read') // an entry that somebody else changes meanwhile is refused, not overwritten
    .execute(async (tx) => {
      const applied = applyChanges(await listEntries(tx), file.value);
      if (!applied.ok) return applied;
      for (const entry of applied.edited) await editEntry(tx, entry);
      const changed = applied.edited.length;
      await insertAudit(tx, {
        actorId: null,
        verb: 'rename-catalogue',
        subjectKind: 'catalogue',
        subjectId: 'names',
        detail: { changed },
      });
      return { ok: true, changed };
    });
}

type Applied = { readonly ok: true; readonly edited: readonly EntryRow[] } | Extract<RenameResult, { ok: false }>;

function applyChanges(stored: readonly EntryRow[], changes: readonly TextChange[]): Applied {
  const entries = new Map(stored.map((entry) => [entryKey(entry), entry]));
  const edited = new Set<string>();
  const errors: { line: number; code: RenameErrorCode }[] = [];
  for (const change of changes) {
    const key = entryKey(change);
    const entry = entries.get(key);
    const current = entry && textsOf(entry).get(change.field);
    if (!entry) errors.push({ line: change.line, code: 'unknown-entry' });
    else if (!current) errors.push({ line: change.line, code: 'unknown-field' });
    else if (current.en !== change.text.en || current.ja !== change.text.ja) {
      entries.set(key, { ...entry, content: replaceText(entry, change.field, change.text) });
      edited.add(key);
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, edited: [...edited].flatMap((key) => entries.get(key) ?? []) };
}

const entryKey = ({ kind, id }: { kind: string; id: number }): string => `${kind}.${id}`;
