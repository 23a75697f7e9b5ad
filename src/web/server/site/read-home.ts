import 'server-only';
import { getHome, type Home } from '#usecases/site/get-home.ts';
import { deps } from '#web/server/deps.ts';

export type { Home };

export const readHome = (): Promise<Home> => getHome(deps());
