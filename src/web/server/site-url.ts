import 'server-only';
import { parseEnv } from '#wiring/env.ts';

/** The address that visitors type. */
export const siteUrl = (): string => parseEnv(process.env).SITE_URL;
