import { StorageFault } from './object-storage.ts';

/** Ignores that a file or folder does not exist. */
export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Runs work on a folder and throws a StorageFault when it fails. Invalid keys and faults found by the work are passed on. */
export async function withFaults<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageFault || error instanceof RangeError) throw error;
    throw new StorageFault('unavailable', 'the storage folder cannot be used', { cause: error });
  }
}
