import { env } from './env.ts';

/** Where browsers report each page that is opened; undefined unless the operator asks for it. */
export const pageViewUrl = (): string | undefined => env().PAGE_VIEW_URL;
