import { z } from 'zod';

/** What new records can be narrowed to: all, world records that stand, or those with a video. */
export const FEED_KINDS = ['all', 'first', 'video'] as const;
export const feedKind = z.enum(FEED_KINDS);
export type FeedKind = z.infer<typeof feedKind>;
