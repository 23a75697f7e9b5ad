import type { LimitedEvent } from '#domain/catalogue/rows.ts';

/**
 * Returns the seed of the random team assignment. It is published with the event so that anyone can repeat the draw.
 */
export const seedOf = ({ id, seed }: Pick<LimitedEvent, 'id' | 'seed'>): string => seed ?? String(id);
