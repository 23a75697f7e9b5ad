import { codeText } from '#domain/events/event-code.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';

/**
 * The names under which the edge keeps answers, and by which it forgets them. `standings`: figures that any post may move.
 * `classes`: what boards show of all the others, the class of each player and M. `site`: every kept answer has it.
 */
export const stageKey = (stageId: number) => `stage:${stageId}`;
export const speedrunKey = (speedrunId: number) => `speedrun:${speedrunId}`;
export const totalKey = (totalId: number) => `total:${totalId}`;
export const userKey = (handle: string) => `user:${encodeURIComponent(handle.toLowerCase())}`;
export const recordKey = (recordId: string) => `record:${encodeURIComponent(recordId)}`;
export const eventKey = (code: number) => `event:${codeText(code)}`;
export const pictureKey = (uploadId: string) => `picture:${encodeURIComponent(uploadId)}`;

/** An entry by its name, in the spelling of its address. */
export const keywordKey = (name: string) => `keyword:${encodeURIComponent(formatKeywordSegment(name))}`;
