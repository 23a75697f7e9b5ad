import 'server-only';
import { liveHub } from './site-hub.ts';

/**
 * Returns the event cursor for a list that is read after this call. When it returns undefined, the page receives only
 * events that happen after it was opened.
 */
export const readLiveCursor = (): Promise<number | undefined> =>
  liveHub()
    .cursor()
    .catch(() => undefined);
