import { formatKeywordSegment } from './limits.ts';

/** Where an entry is read, by its name, without the locale. */
export const keywordRoute = (name: string): string => `/keyword/${encodeURIComponent(formatKeywordSegment(name))}`;
