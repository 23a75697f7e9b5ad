import 'server-only';
import { env } from '#web/server/env.ts';

export const siteUrl = (): string => env().SITE_URL;

/** Returns the time zone in which the site's days begin and end. */
export const siteZone = (): string => env().SITE_TIME_ZONE;

/** Links to external community sites. Links that are not set are not shown. */
export type SiteLinks = { readonly chat: string | undefined; readonly social: string | undefined };

export const siteLinks = (): SiteLinks => ({ chat: env().CHAT_URL, social: env().SOCIAL_URL });

/** Returns the URL of the site that this one replaces, if the operator has set it. */
export const oldSiteUrl = (): string | undefined => env().OLD_SITE_URL;

/** Returns how often browsers poll the session, in seconds. With 0, they poll only when the page becomes visible. */
export const sessionPollSeconds = (): number => env().SESSION_POLL_SECONDS;
