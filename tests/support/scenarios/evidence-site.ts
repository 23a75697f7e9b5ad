import { createPlayer } from '#tests/support/database/factories.ts';
import type { Deps } from '#usecases/deps.ts';
import { storeUpload } from '#usecases/evidence/store-upload.ts';

export const signedIn = (userId: number) => ({ kind: 'signed-in', userId, role: 'player' }) as const;

/** Uploads a file as a player, by default a new one, and returns its id. */
export async function upload(deps: Deps, bytes: Uint8Array, userId?: number): Promise<string> {
  const stored = await storeUpload(deps, signedIn(userId ?? (await createPlayer(deps))), bytes);
  if (!stored.ok) throw new Error(stored.error);
  return stored.value;
}

/** Returns the keys of all objects in object storage. */
export async function listKeys(storage: Deps['storage'][keyof Deps['storage']]): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return keys.sort();
}
