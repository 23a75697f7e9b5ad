import type { OldRow } from '#domain/import/old-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { importKeywords } from './import-keywords.ts';
import { importRecords } from './import-records.ts';
import type { FileResult, ImportOptions } from './import-report.ts';
import { importUsers } from './import-users.ts';

/** The files of an old community, each read into its rows; any may be left out. */
export type OldCommunity = {
  readonly users?: readonly OldRow<'users'>[] | undefined;
  readonly records?: readonly OldRow<'records'>[] | undefined;
  readonly keywords?: readonly OldRow<'keywords'>[] | undefined;
};

export type ImportReport = { readonly users: FileResult; readonly records: FileResult; readonly keywords: FileResult };

/**
 * Brings an old community along: what is refused holds up nothing else, what came before is left alone, and a dry run stores nothing and
 * says the same. It asks for no rights: it is an operator's command.
 */
export async function importSite(
  deps: Deps,
  { users = [], records = [], keywords = [] }: OldCommunity,
  options: ImportOptions,
): Promise<ImportReport> {
  const { coming, ...importedUsers } = await importUsers(deps, users, options);
  return {
    users: importedUsers,
    records: await importRecords(deps, records, options, coming),
    keywords: await importKeywords(deps, keywords, options),
  };
}
