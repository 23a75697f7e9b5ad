import { z } from 'zod';

/** Filters for the list of new records: all, current world records, or records with a video. */
export const FEED_KINDS = ['all', 'first', 'video'] as const;
export const feedKind = z.enum(FEED_KINDS);
export type FeedKind = z.infer<typeof feedKind>;
