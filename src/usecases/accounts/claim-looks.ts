import type { Db } from '#data/db.ts';
import { claimSkeletons, deleteSkeletons, findSkeletonHolders } from '#data/queries/name-skeletons.ts';
import { nameSkeletons, resemblesReserved } from '#domain/accounts/name-skeleton.ts';
import type { FieldErrors } from '#domain/shared/form.ts';

/** Thrown inside a transaction so that nothing of it stays; carries the codes of the fields. */
export class NameTooSimilar extends Error {
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('a name looks like one that is taken');
    this.fields = fields;
  }
}

/** Claims what a new handle looks like; throws LooksTaken when that is somebody else's or the site's. */
export async function claimHandle(tx: Db, userId: number, handle: string): Promise<void> {
  if (resemblesReserved(handle)) throw new NameTooSimilar({ handle: 'handle-reserved' });
  if (!(await claimSkeletons(tx, userId, nameSkeletons(handle)))) throw new NameTooSimilar({ handle: 'handle-taken' });
}

/** Claims what a name looks like in place of the name before; throws LooksTaken as above. */
export async function claimName(tx: Db, userId: number, handle: string, name: string | null): Promise<void> {
  await deleteSkeletons(tx, userId);
  await claimSkeletons(tx, userId, nameSkeletons(handle));
  if (name === null) return;
  if (resemblesReserved(name)) throw new NameTooSimilar({ name: 'name-reserved' });
  if (!(await claimSkeletons(tx, userId, nameSkeletons(name)))) throw new NameTooSimilar({ name: 'name-look-alike' });
}

/** Whether a handle or name looks like nobody else's and not like the site's. */
export async function isFreeToTake(db: Db, text: string): Promise<boolean> {
  return !resemblesReserved(text) && (await findSkeletonHolders(db, nameSkeletons(text))).size === 0;
}
