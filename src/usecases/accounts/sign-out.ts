import { deleteSessionBySecret } from '#data/queries/sessions.ts';
import { hashSecret } from '#data/secret.ts';
import type { Deps } from '#usecases/deps.ts';

/** Deletes a session; copies of its cookie become useless. */
export const signOut = (deps: Deps, secret: string): Promise<void> => deleteSessionBySecret(deps.db, hashSecret(secret));
