import 'server-only';
import { env } from './env.ts';

/** The address of the site that this one takes over from, if the operator names it. */
export const oldSiteUrl = (): string | undefined => env().OLD_SITE_URL;
