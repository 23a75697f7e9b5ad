import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Passed as text, because the driver would encode an array as a PostgreSQL array. */
export const asJson = (content: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(content)}::text::jsonb`;
