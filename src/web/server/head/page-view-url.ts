import { env } from '#web/server/env.ts';

/** Returns the URL to which browsers report page views, or undefined when the operator has not set one. */
export const pageViewUrl = (): string | undefined => env().PAGE_VIEW_URL;
