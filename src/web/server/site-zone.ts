import 'server-only';
import { env } from './env.ts';

/** The time zone of the site's days. */
export const siteZone = (): string => env().SITE_TIME_ZONE;
