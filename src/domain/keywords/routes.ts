import { formatKeywordSegment } from './limits.ts';

/** Returns the route of an entry by name, without the locale. */
export const keywordRoute = (name: string): string => `/keyword/${encodeURIComponent(formatKeywordSegment(name))}`;

/** Returns the route of the keyword editor, for an existing entry by id or for a new entry. */
export const keywordEditRoute = (uniqueId?: string): string => (uniqueId === undefined ? '/keyword-edit' : `/keyword-edit/${uniqueId}`);

/** Returns the route of an entry's history. */
export const keywordHistoryRoute = (name: string): string => `${keywordRoute(name)}/history`;

/** Returns the anchor of a rule's text on the rules page. */
export const ruleAnchor = (ruleId: number): string => `rule-${ruleId}`;

/** Returns the route of a rule's text on the rules page. */
export const ruleTextRoute = (ruleId: number): string => `/keyword/rules#${ruleAnchor(ruleId)}`;
