import 'server-only';
import { env } from '#web/server/env.ts';

/** Returns the time zone in which the days of the site begin and end. */
export const siteZone = (): string => env().SITE_TIME_ZONE;
