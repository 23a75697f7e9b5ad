import { codeText } from '#domain/events/event-code.ts';

/** Where a stage or event stage is shown, without the locale. */
export const stageRoute = (stageId: number): string => `/stage/${stageId}`;

/** Where a total is shown. */
export const totalRoute = (totalId: number): string => `/total/${totalId}`;

/** Where a limited event is shown; its yymmdd code always has six digits. */
export const eventRoute = (code: number): string => `/limited/${codeText(code)}`;

/** Where a limited event is replayed hour by hour. */
export const replayRoute = (code: number): string => `${eventRoute(code)}/replay`;

/** Where a story speedrun is shown. */
export const speedrunRoute = (speedrunId: number): string => `/speedrun/${speedrunId}`;

/** Where a player is shown. */
export const playerRoute = (handle: string): string => `/user/${handle}`;

/** Where the guide of a stage or event stage is shown. */
export const guideRoute = (stageId: number): string => `/guide/${stageId}`;

/** Where a rule is shown, with all that it ever said. */
export const ruleRoute = (ruleId: number): string => `/keyword/rules/${ruleId}`;

/** Where a record lives for ever. */
export const recordRoute = (recordId: string): string => `/record/${recordId}`;
