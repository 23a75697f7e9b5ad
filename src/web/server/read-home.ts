import 'server-only';
import { getHome, type Home } from '#usecases/site/get-home.ts';
import { deps } from './deps.ts';

export type { Home };

/** What the top page says. */
export const readHome = (): Promise<Home> => getHome(deps());
