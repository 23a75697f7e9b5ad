import 'server-only';
import { getHome, type Home } from '#usecases/site/get-home.ts';
import type { FeedItem } from '#usecases/stories/get-stories.ts';
import type { Beaten } from '#usecases/stories/week-records.ts';
import { deps } from '#web/server/deps.ts';

export type { Beaten, FeedItem, Home };

export const readHome = (): Promise<Home> => getHome(deps());
