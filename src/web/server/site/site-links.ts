import 'server-only';
import { env } from '#web/server/env.ts';

/** Links to external community sites. Links that are not set are not shown. */
export type SiteLinks = { readonly chat: string | undefined; readonly social: string | undefined };

export const siteLinks = (): SiteLinks => ({ chat: env().CHAT_URL, social: env().SOCIAL_URL });
