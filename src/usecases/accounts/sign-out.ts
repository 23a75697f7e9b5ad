import { deleteSessionBySecret } from '#data/queries/sessions.ts';
import { hashSecret } from '#data/secret.ts';
import type { Deps } from '#usecases/deps.ts';

/** Ends a session for good: a copy of its cookie is worth nothing from now on. */
export const signOut = (deps: Deps, secret: string): Promise<void> => deleteSessionBySecret(deps.db, hashSecret(secret));
