import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { editEntry, listEntries } from '#data/queries/site/catalogue.ts';
import { NAME_FIELD, type NamesFileErrorCode, parseNamesFile, type TextChange, type TextRef } from '#domain/catalogue/names/names-file.ts';
import { canAddText, replaceText, textsOf } from '#domain/catalogue/names/names-file-texts.ts';
import type { EntryRow } from '#domain/catalogue/rows.ts';
import { isSameText, LANGUAGES, type Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';

export type RenameErrorCode = NamesFileErrorCode | 'unknown-entry' | 'unknown-field';

/** Number of changed entries, or the list of invalid lines, in which case nothing was written. */
export type RenameResult =
  | { readonly ok: true; readonly changed: number }
  | { readonly ok: false; readonly errors: readonly { readonly line: number; readonly code: RenameErrorCode }[] };

/** Changes that a names file would make to the given `version` of the catalogue, or the file's invalid lines. */
export type RenamePreview =
  | { readonly ok: true; readonly version: string; readonly changes: readonly ShownChange[] }
  | Extract<RenameResult, { ok: false }>;
export type ShownChange = TextRef & { readonly before: Localised | null; readonly after: Localised };

/** Returns the changes that a names file would make. Writes nothing. */
export async function previewRename({ db }: Pick<Deps, 'db'>, csv: string): Promise<RenamePreview> {
  const file = parseNamesFile(csv);
  if (!file.ok) return file;
  const stored = await listEntries(db);
  const applied = applyChanges(stored, file.value);
  return applied.ok ? { ok: true, version: versionOf(stored), changes: applied.changes } : applied;
}

export type RenameOptions = {
  /** Id of the acting user; null for an operator at the command line. */
  readonly by?: number | null;
  /** Catalogue version that was previewed. Without it, the file applies to any version. */
  readonly base?: string;
};

/**
 * Applies a names file to the catalogue atomically. Does not check permissions: `administration/edit-catalogue.ts`
 * checks them before calling, and the operator's command line needs none.
 */
export async function renameEntries(
  { db }: Pick<Deps, 'db'>,
  csv: string,
  { by = null, base }: RenameOptions = {},
): Promise<RenameResult | 'stale'> {
  const file = parseNamesFile(csv);
  if (!file.ok) return file;

  return db
    .transaction()
    .setIsolationLevel('repeatable read') // Makes this transaction fail on a concurrent change.
    .execute(async (tx) => {
      const stored = await listEntries(tx);
      if (base !== undefined && versionOf(stored) !== base) return 'stale';
      const applied = applyChanges(stored, file.value);
      if (!applied.ok) return applied;
      for (const entry of applied.edited) await editEntry(tx, entry);
      const changed = applied.edited.length;
      await logChanges(tx, by, applied.changes);
      return { ok: true, changed };
    });
}

// Each change to a rule's text gets its own audit row, because records are judged by the text in force.
async function logChanges(tx: Deps['db'], actorId: number | null, changes: readonly ShownChange[]): Promise<void> {
  const isRuleText = ({ kind, field }: ShownChange) => kind === 'rule' && field === 'description';
  const changed = new Set(changes.filter((change) => !isRuleText(change)).map(entryKey)).size;
  if (changed > 0)
    await insertAudit(tx, { actorId, verb: 'rename-catalogue', subjectKind: 'catalogue', subjectId: 'names', detail: { changed } });
  for (const { id } of changes.filter(isRuleText))
    await insertAudit(tx, { actorId, verb: 'revise-rule', subjectKind: 'rule', subjectId: String(id), detail: {} });
}

const versionOf = (entries: readonly { readonly revisionId: string }[]): string =>
  String(Math.max(0, ...entries.map(({ revisionId }) => Number(revisionId))));

type Applied =
  | { readonly ok: true; readonly edited: readonly EntryRow[]; readonly changes: readonly ShownChange[] }
  | Extract<RenameResult, { ok: false }>;

function applyChanges(stored: readonly EntryRow[], changes: readonly TextChange[]): Applied {
  const entries = new Map(stored.map((entry) => [entryKey(entry), entry]));
  const edited = new Set<string>();
  const shown: ShownChange[] = [];
  const errors: { line: number; code: RenameErrorCode }[] = [];
  for (const change of changes) {
    const key = entryKey(change);
    const entry = entries.get(key);
    const current = entry && textsOf(entry).get(change.field);
    if (!entry) errors.push({ line: change.line, code: 'unknown-entry' });
    else if (!current && !canAddText(entry, change.field)) errors.push({ line: change.line, code: 'unknown-field' });
    else if (lacksLanguage(entry, change.text)) errors.push({ line: change.line, code: 'missing-text' });
    else if (!isSameText(current, change.text)) {
      entries.set(key, { ...entry, content: replaceText(entry, change.field, change.text) });
      edited.add(key);
      shown.push({ kind: change.kind, id: change.id, field: change.field, before: current ?? null, after: change.text });
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, edited: [...edited].flatMap((key) => entries.get(key) ?? []), changes: shown };
}

// A changed text needs every language in which the entry has a name.
function lacksLanguage(entry: EntryRow, text: Localised): boolean {
  const name = textsOf(entry).get(NAME_FIELD);
  return LANGUAGES.some((language) => name?.[language] !== undefined && text[language] === undefined);
}

const entryKey = ({ kind, id }: { kind: string; id: number }): string => `${kind}.${id}`;
