/** Something went wrong between us and the storage: out of reach, too slow, not the bytes that were stored, or not set up at all. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly kind: 'unavailable' | 'altered' | 'not-set';

  constructor(kind: StorageFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type StoredObject = { readonly key: string; readonly storedAt: Date };

/** With what an object is kept; a storage that serves objects itself says the same to browsers. */
export type ObjectHeaders = {
  readonly 'content-type': string;
  readonly 'cache-control': string;
  readonly 'content-disposition': string;
};

/**
 * A place for objects, each under a key. Every call ends within STORAGE_WITHIN_MS and throws a StorageFault when it cannot be
 * done; doing it again is always safe.
 */
export type ObjectStorage = {
  /** Stores an object whole or not at all; the same key may be stored again. */
  put(key: string, bytes: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /** The bytes of an object, if they have this SHA-256; undefined when it is not there. */
  get(key: string, sha256: string): Promise<Uint8Array | undefined>;
  /** All objects whose keys begin like this, without the trash. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes an object; one that is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Objects that can still be restored. They keep their keys, and `storedAt` is when they were put there. */
  readonly trash: {
    /** Moves an object to the trash; one that is not there is no fault. */
    add(key: string): Promise<void>;
    /** Moves it back; one that is not there is no fault. */
    restore(key: string): Promise<void>;
    list(): AsyncIterable<StoredObject>;
    /** Removes it for good. */
    remove(key: string): Promise<void>;
  };
};

/** Both places that evidence lives in: what nobody may see yet, and what everybody may. */
export type EvidenceStorage = { readonly quarantine: ObjectStorage; readonly pictures: ObjectStorage };

export const STORAGE_WITHIN_MS = 8_000;

/** Where a storage has its trash: no key of ours begins so. */
export const TRASH = 'trash';

const KEY = /^[0-9a-f-]{1,64}\/[0-9a-z.]{1,80}$/;

/** Whether a key has the form that ours have: no way out of the folder, nothing to escape. */
export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..');

/** Throws unless it has. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new RangeError('not a key of ours');
}
