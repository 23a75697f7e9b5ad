/** A storage failure: unreachable or too slow, bytes that differ from those stored, or no storage configured. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly kind: 'unavailable' | 'altered' | 'not-set';

  constructor(kind: StorageFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type StoredObject = { readonly key: string; readonly storedAt: Date };

/** Headers stored with an object; a storage that serves objects itself sends them to browsers. */
export type ObjectHeaders = {
  readonly 'content-type': string;
  readonly 'cache-control': string;
  readonly 'content-disposition': string;
};

/**
 * A key-value store for objects. Every call ends within STORAGE_WITHIN_MS and throws a StorageFault on failure;
 * every call is safe to retry.
 */
export type ObjectStorage = {
  /** Stores an object atomically; overwrites an existing key. */
  put(key: string, bytes: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /** Returns the bytes, or undefined when the key does not exist. Throws unless they have this SHA-256. */
  get(key: string, sha256: string): Promise<Uint8Array | undefined>;
  /** Lists all objects whose keys start with `prefix`, without the trash. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>;
  /** Objects that can still be restored. Keys stay the same; `storedAt` is when they were moved to the trash. */
  readonly trash: {
    /** Moves an object to the trash, if it exists. */
    add(key: string): Promise<void>;
    /** Moves it back, if it exists. */
    restore(key: string): Promise<void>;
    list(): AsyncIterable<StoredObject>;
    /** Removes it permanently. */
    remove(key: string): Promise<void>;
  };
};

/** The two evidence stores: `quarantine` is private, `pictures` is public. */
export type EvidenceStorage = { readonly quarantine: ObjectStorage; readonly pictures: ObjectStorage };

export const STORAGE_WITHIN_MS = 8_000;

/** Key prefix of the trash; no valid key starts with it. */
export const TRASH = 'trash';

const KEY = /^[0-9a-f-]{1,64}\/[0-9a-z.]{1,80}$/;

/** Whether a key has a valid form: it cannot leave the folder and needs no escaping. */
export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..');

/** Throws a RangeError unless the key is valid. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new RangeError('invalid object key');
}
