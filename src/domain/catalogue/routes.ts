import { codeText } from '#domain/events/event-code.ts';

/** The route of a stage or event stage, without the locale. */
export const stageRoute = (stageId: number): string => `/stage/${stageId}`;

export const totalRoute = (totalId: number): string => `/total/${totalId}`;

/** The route of a limited event; its yymmdd code always has six digits. */
export const eventRoute = (code: number): string => `/limited/${codeText(code)}`;

/** The route of a limited event's hourly replay. */
export const replayRoute = (code: number): string => `${eventRoute(code)}/replay`;

export const speedrunRoute = (speedrunId: number): string => `/speedrun/${speedrunId}`;

export const playerRoute = (handle: string): string => `/user/${handle}`;

/** The route of a stage's or event stage's guide. */
export const guideRoute = (stageId: number): string => `/guide/${stageId}`;

/** The route of a rule, with all its revisions. */
export const ruleRoute = (ruleId: number): string => `/keyword/rules/${ruleId}`;

/** The permanent route of a record. */
export const recordRoute = (recordId: string): string => `/record/${recordId}`;
