import { type RawBuilder, sql } from 'kysely';

/** `ms` milliseconds before now, by the database clock. */
export const agoMs = (ms: number): RawBuilder<Date> => sql<Date>`(app_now() - ${ms}::float8 * interval '1 millisecond')`;
