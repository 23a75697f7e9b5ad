import { env } from './env.ts';

/** The URL to which browsers report page views; undefined unless the operator sets it. */
export const pageViewUrl = (): string | undefined => env().PAGE_VIEW_URL;
