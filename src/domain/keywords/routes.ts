import { formatKeywordSegment } from './limits.ts';

/** Where an entry is read, by its name, without the locale. */
export const keywordRoute = (name: string): string => `/keyword/${encodeURIComponent(formatKeywordSegment(name))}`;

/** Where an entry's versions are compared. */
export const keywordHistoryRoute = (name: string): string => `${keywordRoute(name)}/history`;

/** Where an entry is edited. */
export const keywordEditRoute = (uniqueId: string): string => `/keyword-edit/${uniqueId}`;
