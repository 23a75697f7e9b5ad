import { codeText } from '#domain/events/event-code.ts';

/** Returns the route of a stage or event stage, without the locale. */
export const stageRoute = (stageId: number): string => `/stage/${stageId}`;

/** Returns the route of the page of a game, by its series; limited events have a page of their own. */
export const gameRoute = (series: number): string => (series === 5 ? '/limited' : `/game/${series}`);

/** The route of the list of every stage by game. */
export const stagesRoute = '/stages';

export const totalRoute = (totalId: number): string => `/total/${totalId}`;

/** Returns the route of a limited event, with its yymmdd code padded to six digits. */
export const eventRoute = (code: number): string => `/limited/${codeText(code)}`;

/** Returns the route of the hourly replay of a limited event. */
export const replayRoute = (code: number): string => `${eventRoute(code)}/replay`;

export const speedrunRoute = (speedrunId: number): string => `/speedrun/${speedrunId}`;

export const playerRoute = (handle: string): string => `/user/${handle}`;

/** Returns the route of a player's year in review. */
export const yearRoute = (handle: string, year: number): string => `${playerRoute(handle)}/year/${year}`;

/** Returns the route of the guide to a stage or event stage. */
export const guideRoute = (stageId: number): string => `/guide/${stageId}`;

/** Returns the route of a rule and its revisions. */
export const ruleRoute = (ruleId: number): string => `/keyword/rules/${ruleId}`;

/** Returns the permanent route of a record. */
export const recordRoute = (recordId: string): string => `/record/${recordId}`;
