import { formatKeywordSegment } from './limits.ts';

/** The route of an entry by name, without the locale. */
export const keywordRoute = (name: string): string => `/keyword/${encodeURIComponent(formatKeywordSegment(name))}`;

/** The route of the editor, for an existing entry by id or for a new one. */
export const keywordEditRoute = (uniqueId?: string): string => (uniqueId === undefined ? '/keyword-edit' : `/keyword-edit/${uniqueId}`);

/** The route of an entry's history. */
export const keywordHistoryRoute = (name: string): string => `${keywordRoute(name)}/history`;

/** The anchor of a rule's text on the rules page. */
export const ruleAnchor = (ruleId: number): string => `rule-${ruleId}`;

/** The route to a rule's text on the rules page. */
export const ruleTextRoute = (ruleId: number): string => `/keyword/rules#${ruleAnchor(ruleId)}`;
