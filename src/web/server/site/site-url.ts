import 'server-only';
import { env } from '#web/server/env.ts';

export const siteUrl = (): string => env().SITE_URL;
