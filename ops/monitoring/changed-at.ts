import { stat } from 'node:fs/promises';

/** Returns when a file was last changed, or undefined if there is none. */
export const changedAt = (path: string): Promise<Date | undefined> =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
