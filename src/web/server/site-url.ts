import 'server-only';
import { env } from './env.ts';

/** The site's public URL. */
export const siteUrl = (): string => env().SITE_URL;
