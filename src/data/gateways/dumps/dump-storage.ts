/**
 * Storage for the files of dumps. Files are streamed, because they may be larger than the memory. Throws a StorageFault
 * on failure.
 */
export type DumpStorage = {
  /** Local folder for files that are being written. Only one process at a time uses it. */
  readonly workFolder: string;
  /** Stores a local file. The key is `dump/file`. */
  put(key: string, path: string): Promise<void>;
  /** Opens a file, or returns undefined when the key does not exist. */
  open(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Lists the keys of all files. */
  list(): AsyncIterable<string>;
  /** Removes a file. Does nothing when the key does not exist. */
  remove(key: string): Promise<void>;
};

// Long enough for a file of some gigabytes. A job waits for it, never a visitor.
export const DUMP_WITHIN_MS = 15 * 60_000;

const KEY = /^[0-9a-z-]{1,32}\/\w[\w.-]{0,63}$/;

/** Throws a RangeError when the key could point outside the storage. */
export function checkDumpKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError('invalid dump key');
}
