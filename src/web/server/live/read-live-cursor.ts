import 'server-only';
import { liveHub } from './site-hub.ts';

/** The cursor for a list read after this call; undefined when unavailable, and the page then starts from when it is opened. */
export const readLiveCursor = (): Promise<number | undefined> =>
  liveHub()
    .cursor()
    .catch(() => undefined);
