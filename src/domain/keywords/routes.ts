import { formatKeywordSegment } from './limits.ts';

/** Where an entry is read, by its name, without the locale. */
export const keywordRoute = (name: string): string => `/keyword/${encodeURIComponent(formatKeywordSegment(name))}`;

/** Where an entry is written: one that stands by its id, or a new one. */
export const keywordEditRoute = (uniqueId?: string): string => (uniqueId === undefined ? '/keyword-edit' : `/keyword-edit/${uniqueId}`);

/** Where an entry's versions are compared. */
export const keywordHistoryRoute = (name: string): string => `${keywordRoute(name)}/history`;

/** Where the text of a rule begins on the page of rules. */
export const ruleAnchor = (ruleId: number): string => `rule-${ruleId}`;

/** The text of a rule among all of them. */
export const ruleTextRoute = (ruleId: number): string => `/keyword/rules#${ruleAnchor(ruleId)}`;
