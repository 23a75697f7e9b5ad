import { type RawBuilder, sql } from 'kysely';

/**
 * Converts a value for a jsonb column. The value is passed as text, because the driver would encode an array as a
 * PostgreSQL array.
 */
export const asJson = (content: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(content)}::text::jsonb`;
