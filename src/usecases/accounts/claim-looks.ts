import type { Db } from '#data/db.ts';
import { claimSkeletons, deleteSkeletons, findSkeletonHolders } from '#data/queries/name-skeletons.ts';
import { nameSkeletons, resemblesReserved } from '#domain/accounts/name-skeleton.ts';
import type { FieldErrors } from '#domain/shared/form.ts';

/** Thrown inside a transaction to roll it back; carries the field error codes. */
export class NameTooSimilar extends Error {
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('name resembles a taken name');
    this.fields = fields;
  }
}

/** Claims a new handle's look-alike skeletons; throws NameTooSimilar when another account has them or they are reserved. */
export async function claimHandle(tx: Db, userId: number, handle: string): Promise<void> {
  if (resemblesReserved(handle)) throw new NameTooSimilar({ handle: 'handle-reserved' });
  if (!(await claimSkeletons(tx, userId, nameSkeletons(handle)))) throw new NameTooSimilar({ handle: 'handle-taken' });
}

/** Claims a name's look-alike skeletons in place of the previous name's; throws NameTooSimilar as above. */
export async function claimName(tx: Db, userId: number, handle: string, name: string | null): Promise<void> {
  await deleteSkeletons(tx, userId);
  await claimSkeletons(tx, userId, nameSkeletons(handle));
  if (name === null) return;
  if (resemblesReserved(name)) throw new NameTooSimilar({ name: 'name-reserved' });
  if (!(await claimSkeletons(tx, userId, nameSkeletons(name)))) throw new NameTooSimilar({ name: 'name-look-alike' });
}

/** Whether a handle or name resembles no other account's and no reserved one. */
export async function isFreeToTake(db: Db, text: string): Promise<boolean> {
  return !resemblesReserved(text) && (await findSkeletonHolders(db, nameSkeletons(text))).size === 0;
}
