import 'server-only';
import { env } from '#web/server/env.ts';

/** Returns the URL of the site that this one replaces, if the operator has set it. */
export const oldSiteUrl = (): string | undefined => env().OLD_SITE_URL;
