import type { LimitedEvent } from '#domain/catalogue/rows.ts';

/** The seed for random team assignment, published with the event so that anyone can repeat the draw. */
export const seedOf = ({ id, seed }: Pick<LimitedEvent, 'id' | 'seed'>): string => seed ?? String(id);
