import { env } from '#web/server/env.ts';
import { traffic } from './traffic.ts';

/** Whether more pages are under way than this process draws at a time. */
export const isCrowdedWithPages = (): boolean => traffic.pages > env().PAGES_MAX_UNDER_WAY;
