import { listEntries } from '#data/queries/catalogue.ts';
import { formatNamesFile, isNamedKind } from '#domain/catalogue/names-file.ts';
import { textsOf } from '#domain/catalogue/names-file-texts.ts';
import type { Deps } from '#usecases/deps.ts';

/** Every text of the catalogue as it stands, as a names file for an operator to start from; given back unchanged, it changes nothing. */
export async function exportNames({ db }: Pick<Deps, 'db'>): Promise<string> {
  const entries = await listEntries(db);
  return formatNamesFile(
    entries.flatMap((entry) => {
      const { kind, id } = entry;
      return isNamedKind(kind) ? [...textsOf(entry)].map(([field, text]) => ({ kind, id, field, text })) : [];
    }),
  );
}
