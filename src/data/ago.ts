import { type RawBuilder, sql } from 'kysely';

/** So many milliseconds before now, by the database's clock. */
export const agoMs = (ms: number): RawBuilder<Date> => sql<Date>`(app_now() - ${ms}::float8 * interval '1 millisecond')`;
