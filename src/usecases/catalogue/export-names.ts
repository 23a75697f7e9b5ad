import { listEntries } from '#data/queries/site/catalogue.ts';
import { formatNamesFile, isNamedKind } from '#domain/catalogue/names/names-file.ts';
import { textsOf } from '#domain/catalogue/names/names-file-texts.ts';
import type { Deps } from '#usecases/deps.ts';

/** Exports every catalogue text as a names file for operators to edit. Importing the unedited file changes nothing. */
export async function exportNames({ db }: Pick<Deps, 'db'>): Promise<string> {
  const entries = await listEntries(db);
  return formatNamesFile(
    entries.flatMap((entry) => {
      const { kind, id } = entry;
      return isNamedKind(kind) ? [...textsOf(entry)].map(([field, text]) => ({ kind, id, field, text })) : [];
    }),
  );
}
