import { codeText } from '#domain/events/event-code.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';

/**
 * Surrogate keys of cached responses, used for purging. The key `standings` marks numbers that any post may change, and
 * `classes` marks board data that depends on all boards (rank classes and M). Every cached response has the key `site`.
 */
export const stageKey = (stageId: number) => `stage:${stageId}`;
export const speedrunKey = (speedrunId: number) => `speedrun:${speedrunId}`;
export const totalKey = (totalId: number) => `total:${totalId}`;
export const userKey = (handle: string) => `user:${encodeURIComponent(handle.toLowerCase())}`;
export const recordKey = (recordId: string) => `record:${encodeURIComponent(recordId)}`;
export const eventKey = (code: number) => `event:${codeText(code)}`;
export const pictureKey = (uploadId: string) => `picture:${encodeURIComponent(uploadId)}`;

/** Returns the surrogate key of a keyword entry, spelt as in its URL. */
export const keywordKey = (name: string) => `keyword:${encodeURIComponent(formatKeywordSegment(name))}`;
