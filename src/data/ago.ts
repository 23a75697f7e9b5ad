import { type RawBuilder, sql } from 'kysely';

/** Returns an SQL expression for the time `ms` milliseconds ago, by the database clock. */
export const agoMs = (ms: number): RawBuilder<Date> => sql<Date>`(app_now() - ${ms}::float8 * interval '1 millisecond')`;
