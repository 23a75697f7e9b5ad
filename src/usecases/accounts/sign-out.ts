import { deleteSessionBySecret } from '#data/queries/accounts/sessions.ts';
import { hashSecret } from '#data/secret.ts';
import type { Deps } from '#usecases/deps.ts';

/** Deletes the session row, which invalidates every copy of the session cookie. */
export const signOut = (deps: Deps, secret: string): Promise<void> => deleteSessionBySecret(deps.db, hashSecret(secret));
