import type { Db } from '#data/db.ts';
import { findSkeletonHolders, insertSkeletons } from '#data/queries/accounts/name-skeletons.ts';
import { findTakenHandles, insertUsers } from '#data/queries/accounts/users.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findImportedUsers, insertImportedUsers, lockImport } from '#data/queries/records/imported-rows.ts';
import { readClock } from '#data/queries/site/server.ts';
import { nameSkeletons, resemblesReserved } from '#domain/accounts/name-skeleton.ts';
import type { OldRow, RowError } from '#domain/import/old-rows.ts';
import { type OldUser, readOldUser } from '#domain/import/read-old-user.ts';
import type { Deps } from '#usecases/deps.ts';
import { type FileResult, type ImportOptions, inParts, Tally } from './import-report.ts';

export type ImportedUsers = FileResult & {
  /** Old ids of the users that were imported, or that a dry run would import. */
  readonly coming: ReadonlySet<string>;
};

type SkeletonState = { readonly handles: Set<string>; readonly skeletons: Set<string> };

/** Imports players without password or e-mail, so that nobody can sign in to these accounts until they are claimed. */
export async function importUsers(deps: Deps, rows: readonly OldRow<'users'>[], options: ImportOptions): Promise<ImportedUsers> {
  const tally = new Tally('users');
  const coming = new Set<string>();
  // Handles and skeletons that are taken, including those from earlier rows, which a dry run does not store.
  const claimed: SkeletonState = { handles: new Set(), skeletons: new Set() };
  for (const part of inParts(rows))
    await deps.db.transaction().execute(async (tx) => {
      await lockImport(tx);
      const taken = await choose(deps, tx, part, options.source, tally, claimed);
      for (const { oldId } of taken) coming.add(oldId);
      tally.count({ taken: taken.length });
      if (!options.isDry && taken.length > 0) await store(tx, options.source, taken);
    });
  return { ...tally.result(), coming };
}

async function choose(deps: Deps, tx: Db, rows: readonly OldRow<'users'>[], source: string, tally: Tally, claimed: SkeletonState) {
  const now = await readClock(tx);
  const read = rows.flatMap((row) => {
    const cells = tally.open(row);
    if (!cells) return [];
    const user = readOldUser(cells, now, deps.siteZone);
    if (user.ok) return [{ line: row.line, ...user.value }];
    tally.refuse(row.line, cells.id, user.errors);
    return [];
  });
  const known = await findImportedUsers(
    tx,
    source,
    read.map(({ oldId }) => oldId),
  );
  const fresh = read.filter(({ oldId }) => !known.has(oldId));
  tally.count({ known: read.length - fresh.length });
  for (const handle of await findTakenHandles(
    tx,
    fresh.map(({ handle }) => handle),
  ))
    claimed.handles.add(handle);
  for (const skeleton of (await findSkeletonHolders(tx, fresh.flatMap(skeletonsOf))).keys()) claimed.skeletons.add(skeleton);
  return fresh.filter((user) => {
    const errors = findLookErrors(user, claimed);
    if (errors.length > 0) {
      tally.refuse(user.line, user.oldId, errors);
      return false;
    }
    claimed.handles.add(user.handle);
    for (const skeleton of skeletonsOf(user)) claimed.skeletons.add(skeleton);
    return true;
  });
}

const skeletonsOf = ({ handle, name }: OldUser): string[] => [...nameSkeletons(handle), ...(name === null ? [] : nameSkeletons(name))];

// Applies the same rules as registration (accounts/claim-looks.ts): a user's own handle and name may look alike.
function findLookErrors({ handle, name }: OldUser, { handles, skeletons }: SkeletonState): RowError[] {
  const isTaken = (text: string) => nameSkeletons(text).some((skeleton) => skeletons.has(skeleton));
  const handleError = resemblesReserved(handle) ? 'handle-reserved' : handles.has(handle) || isTaken(handle) ? 'handle-taken' : undefined;
  const nameError = name === null ? undefined : resemblesReserved(name) ? 'name-reserved' : isTaken(name) ? 'name-look-alike' : undefined;
  return [...(handleError ? [{ column: 'handle', code: handleError }] : []), ...(nameError ? [{ column: 'name', code: nameError }] : [])];
}

async function store(tx: Db, source: string, users: readonly OldUser[]): Promise<void> {
  const ids = await insertUsers(
    tx,
    users.map(({ handle, name, joinedAt }) => ({ handle, name, createdAt: joinedAt })),
  );
  const result = users.map((user) => ({ ...user, userId: ids.get(user.handle) ?? 0 }));
  const claimed = result.flatMap((user) => skeletonsOf(user).map((skeleton) => ({ userId: user.userId, skeleton })));
  await insertSkeletons(tx, claimed);
  const holders = await findSkeletonHolders(
    tx,
    claimed.map(({ skeleton }) => skeleton),
  );
  // A concurrent registration has taken one of the names since the check. The error rolls the batch back, and the
  // import can be repeated.
  if (claimed.some(({ userId, skeleton }) => holders.get(skeleton) !== userId))
    throw new Error('a name was taken during the import; run it again');
  await insertImportedUsers(tx, source, result);
  await insertAudit(tx, { actorId: null, verb: 'move-in', subjectKind: 'source', subjectId: source, detail: { users: users.length } });
}
