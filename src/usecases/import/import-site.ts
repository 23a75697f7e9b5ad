import type { OldRow } from '#domain/import/old-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { importKeywords } from './import-keywords.ts';
import { importRecords } from './import-records.ts';
import type { FileResult, ImportOptions } from './import-report.ts';
import { importUsers } from './import-users.ts';

/** Parsed import files from an earlier site, each of them optional. */
export type OldCommunity = {
  readonly users?: readonly OldRow<'users'>[] | undefined;
  readonly records?: readonly OldRow<'records'>[] | undefined;
  readonly keywords?: readonly OldRow<'keywords'>[] | undefined;
};

export type ImportReport = { readonly users: FileResult; readonly records: FileResult; readonly keywords: FileResult };

/**
 * Imports users, records and keywords from an earlier site. Refused rows are reported, and rows that were imported
 * before are skipped. A dry run stores nothing and returns the same report. Does not check permissions, because only
 * operators can run it.
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
