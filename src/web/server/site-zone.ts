import 'server-only';
import { env } from './env.ts';

/** The zone in which the site's days begin. */
export const siteZone = (): string => env().SITE_TIME_ZONE;
