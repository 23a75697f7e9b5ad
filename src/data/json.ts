import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column; as text first, because the driver would take an array for one of PostgreSQL's. */
export const asJson = (content: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(content)}::text::jsonb`;
