import type { Db } from '#data/db.ts';
import { claimSkeletons, deleteSkeletons, findSkeletonHolders } from '#data/queries/accounts/name-skeletons.ts';
import { nameSkeletons, resemblesReserved } from '#domain/accounts/name-skeleton.ts';
import type { FieldErrors } from '#domain/shared/form.ts';

/** Thrown inside a transaction to roll it back. `fields` contains the error codes for the form. */
export class NameTooSimilar extends Error {
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('name resembles a taken name');
    this.fields = fields;
  }
}

/** Claims the look-alike skeletons of a new handle. Throws NameTooSimilar when the handle is reserved or taken. */
export async function claimHandle(tx: Db, userId: number, handle: string): Promise<void> {
  if (resemblesReserved(handle)) throw new NameTooSimilar({ handle: 'handle-reserved' });
  if (!(await claimSkeletons(tx, userId, nameSkeletons(handle)))) throw new NameTooSimilar({ handle: 'handle-taken' });
}

/**
 * Replaces the look-alike skeletons of the account's previous name with those of the new one.
 * Throws NameTooSimilar when the new name is reserved or resembles another account's name.
 */
export async function claimName(tx: Db, userId: number, handle: string, name: string | null): Promise<void> {
  await deleteSkeletons(tx, userId);
  await claimSkeletons(tx, userId, nameSkeletons(handle));
  if (name === null) return;
  if (resemblesReserved(name)) throw new NameTooSimilar({ name: 'name-reserved' });
  if (!(await claimSkeletons(tx, userId, nameSkeletons(name)))) throw new NameTooSimilar({ name: 'name-look-alike' });
}

/** Returns whether a handle or name is distinct from every reserved word and every other account's handle and name. */
export async function isFreeToTake(db: Db, text: string): Promise<boolean> {
  return !resemblesReserved(text) && (await findSkeletonHolders(db, nameSkeletons(text))).size === 0;
}
