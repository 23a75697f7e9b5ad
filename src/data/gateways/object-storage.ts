/** Thrown when object storage is unreachable or too slow, returns altered bytes, or is not configured. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly kind: 'unavailable' | 'altered' | 'not-set';

  constructor(kind: StorageFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type StoredObject = { readonly key: string; readonly storedAt: Date };

/** HTTP headers stored with an object. A store that serves objects directly sends them to browsers. */
export type ObjectHeaders = {
  readonly 'content-type': string;
  readonly 'cache-control': string;
  readonly 'content-disposition': string;
};

/**
 * Key-value store for objects. Every call ends within STORAGE_WITHIN_MS, throws a StorageFault on failure and is safe
 * to retry.
 */
export type ObjectStorage = {
  /** Stores an object atomically and replaces an existing object with the same key. */
  put(key: string, bytes: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /**
   * Returns the bytes of an object, or undefined when the key does not exist. Throws unless the bytes have this SHA-256
   * hash.
   */
  get(key: string, sha256: string): Promise<Uint8Array | undefined>;
  /** Lists all objects whose keys start with `prefix`, except those in the trash. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes an object. Does nothing when the key does not exist. */
  remove(key: string): Promise<void>;
  /**
   * Trash for objects that can still be restored. Keys stay the same, and `storedAt` is the time an object was trashed.
   */
  readonly trash: {
    /** Moves an object to the trash, if the object exists. */
    add(key: string): Promise<void>;
    /** Moves an object back from the trash, if it is there. */
    restore(key: string): Promise<void>;
    list(): AsyncIterable<StoredObject>;
    /** Removes an object from the trash permanently. */
    remove(key: string): Promise<void>;
  };
};

/** The two stores for evidence: a private `quarantine` and public `pictures`. */
export type EvidenceStorage = { readonly quarantine: ObjectStorage; readonly pictures: ObjectStorage };

export const STORAGE_WITHIN_MS = 8_000;

/** Key prefix of trashed objects. No valid key starts with this prefix. */
export const TRASH = 'trash';

const KEY = /^[0-9a-f-]{1,64}\/[0-9a-z.]{1,80}$/;

/** Returns whether an object key is valid: it cannot point outside the storage folder and needs no escaping. */
export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..');

/** Throws a RangeError when the object key is invalid. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new RangeError('invalid object key');
}
