import { listRecordVersions, type StoredVersion } from '#data/queries/records/record-versions.ts';
import { type ChangedPart, changedParts } from '#domain/records/version-changes.ts';
import type { Deps } from '#usecases/deps.ts';

/** A change to a record with its time, author, reason and changed parts. The first change is the posting. */
export type RecordEvent = StoredVersion & { readonly changed: readonly ChangedPart[]; readonly keyBefore: number | null };

/** Returns all changes to a record, oldest first. */
export async function getRecordLog({ db }: Pick<Deps, 'db'>, recordId: string): Promise<RecordEvent[]> {
  const versions = await listRecordVersions(db, recordId);
  return versions.map((version, index) => {
    const before = versions[index - 1];
    return { ...version, changed: before ? changedParts(before, version) : [], keyBefore: before?.rankKey ?? null };
  });
}
