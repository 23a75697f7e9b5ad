import 'server-only';
import { env } from './env.ts';

export const siteUrl = (): string => env().SITE_URL;
