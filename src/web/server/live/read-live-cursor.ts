import 'server-only';
import { liveHub } from './site-hub.ts';

/** The event up to which a list is known that is read after this; undefined when nobody can say, and the page goes on from when it is opened. */
export const readLiveCursor = (): Promise<number | undefined> =>
  liveHub()
    .cursor()
    .catch(() => undefined);
