import type { LimitedEvent } from '#domain/catalogue/rows.ts';

/** What decides where chance picks a team: published with the event, so that anybody can repeat the draw. */
export const seedOf = ({ id, seed }: Pick<LimitedEvent, 'id' | 'seed'>): string => seed ?? String(id);
