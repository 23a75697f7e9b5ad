import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { StorageFault } from '#data/gateways/object-storage.ts';
import { listOriginalHashes } from '#data/queries/evidence/upload-retention.ts';
import { parsePictureKey, uploadOfKey } from '#domain/evidence/object-keys.ts';
import type { Deps } from '#usecases/deps.ts';
import { needsOf } from '#usecases/evidence/scan-storage.ts';
import { listPath, openStored, readLists } from './folder.ts';
import { idOf, type ObjectEntry, objectsSince, PLACES, type Place } from './object-lists.ts';
import { headersFor } from './restore-objects.ts';
import { writeSummed } from './summed-file.ts';

const PAGE = 500;
const LOCK_RETRY_MS = 500;

type Name = Pick<ObjectEntry, 'place' | 'key'>;
export type ObjectsTaken = {
  readonly number: number;
  readonly added: number;
  readonly gone: number;
  readonly missing: readonly string[];
  readonly altered: readonly string[];
};

/**
 * Copies new objects and records removed ones in a new list. Altered objects are reported and skipped. Concurrent calls
 * wait for an advisory lock, because lists are numbered. Objects that are gone although an upload needs them, as on a disk
 * that is not mounted, are reported and stay in the lists.
 */
export const takeObjects = (folder: string, { db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<ObjectsTaken> =>
  db.connection().execute(async (own) => {
    while (!(await tryLock(own))) await wait(LOCK_RETRY_MS);
    return scan(folder, { db: own, storage }).finally(() => sql`select pg_advisory_unlock(hashtext('backup of objects'))`.execute(own));
  });

async function tryLock(db: Deps['db']): Promise<boolean> {
  const answer = await sql<{ held: boolean }>`select pg_try_advisory_lock(hashtext('backup of objects')) as held`.execute(db);
  return answer.rows[0]?.held ?? false;
}

async function scan(folder: string, { db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<ObjectsTaken> {
  const lists = await readLists(folder);
  // Set before the scan, so that the next scan records an object that is removed meanwhile.
  const takenAt = new Date().toISOString();
  const known = new Map(objectsSince(lists).map((entry) => [idOf(entry), entry]));
  const stored = openStored(folder);
  const [added, altered, fresh]: [ObjectEntry[], string[], Name[]] = [[], [], []];

  const copy = async () => {
    for (const { sha256, place, key } of await withHashes(db, fresh.splice(0))) {
      const bytes = await storage[place].get(key, sha256).catch((error) => {
        if (!(error instanceof StorageFault) || error.kind !== 'altered') throw error;
        altered.push(idOf({ place, key }));
      });
      if (!bytes) continue; // The object was altered, or removed since it was listed.
      await stored[place].put(key, bytes, headersFor({ place, key }));
      added.push({ place, key, bytes: bytes.length, sha256 });
    }
  };
  for (const place of PLACES)
    for await (const { key } of storage[place].list('')) {
      if (!known.delete(idOf({ place, key }))) fresh.push({ place, key });
      if (fresh.length === PAGE) await copy();
    }
  await copy();

  const { gone, missing } = await splitGone(
    db,
    [...known.values()].map(({ place, key }) => ({ place, key })),
  );
  const number = lists.reduce((newest, list) => Math.max(newest, list.number), 0) + 1;
  const result = { number: number - 1, added: added.length, gone: gone.length, missing: missing.map(idOf), altered };
  if (added.length + gone.length === 0) return result;
  await writeSummed(listPath(folder, number), `${JSON.stringify({ number, takenAt, added, gone }, null, 1)}\n`);
  return { ...result, number };
}

/** Splits objects that are no longer in the storage: those that an upload still needs are missing, the others were removed. */
async function splitGone(db: Deps['db'], names: readonly Name[]): Promise<{ gone: Name[]; missing: Name[] }> {
  const split = { gone: [] as Name[], missing: [] as Name[] };
  for (const place of PLACES) {
    const here = names.filter((name) => name.place === place);
    const needs = await needsOf(
      db,
      place,
      here.map(({ key }) => key),
    );
    for (const name of here) split[needs(name.key) === 'needed' ? 'missing' : 'gone'].push(name);
  }
  return split;
}

/**
 * Adds the expected hash of each object. The hash of a picture is in its name, and the hash of an original is in its
 * row. Objects without a row yet have no hash and are skipped.
 */
async function withHashes(db: Deps['db'], names: readonly Name[]): Promise<{ place: Place; key: string; sha256: string }[]> {
  const originals = names.filter(({ place }) => place === 'quarantine').flatMap(({ key }) => uploadOfKey(key) ?? []);
  const hashes = await listOriginalHashes(db, originals);
  const hashOf = ({ place, key }: Name) => (place === 'pictures' ? parsePictureKey(key)?.sha256 : hashes.get(uploadOfKey(key) ?? ''));
  return names.flatMap((name) => {
    const sha256 = hashOf(name);
    return sha256 === undefined ? [] : [{ ...name, sha256 }];
  });
}
