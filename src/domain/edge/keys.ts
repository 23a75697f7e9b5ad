import { codeText } from '#domain/events/event-code.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';

/**
 * Surrogate keys of cached responses, used for purging. `standings`: numbers that any post may change. `classes`: data
 * on a board that depends on all boards, i.e. player classes and M. `site`: on every cached response.
 */
export const stageKey = (stageId: number) => `stage:${stageId}`;
export const speedrunKey = (speedrunId: number) => `speedrun:${speedrunId}`;
export const totalKey = (totalId: number) => `total:${totalId}`;
export const userKey = (handle: string) => `user:${encodeURIComponent(handle.toLowerCase())}`;
export const recordKey = (recordId: string) => `record:${encodeURIComponent(recordId)}`;
export const eventKey = (code: number) => `event:${codeText(code)}`;
export const pictureKey = (uploadId: string) => `picture:${encodeURIComponent(uploadId)}`;

/** An entry by name, spelled as in its URL. */
export const keywordKey = (name: string) => `keyword:${encodeURIComponent(formatKeywordSegment(name))}`;
