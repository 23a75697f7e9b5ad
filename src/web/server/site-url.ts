import 'server-only';
import { env } from './env.ts';

/** The address that visitors type. */
export const siteUrl = (): string => env().SITE_URL;
