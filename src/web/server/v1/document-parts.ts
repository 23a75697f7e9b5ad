import { z } from 'zod';

// Parts that several operations of the API's document share.

/** The body of every error. */
export const errorShape = z
  .object({ error: z.string(), requestId: z.string().nullable() })
  .meta({ id: 'Error', description: 'A code of lower-case words joined by hyphens. Codes may be added.' });

/** The body of an error about parameters or fields. */
export const invalidShape = errorShape
  .extend({ fields: z.record(z.string(), z.string()).meta({ description: 'The error code of each invalid parameter.' }) })
  .meta({ id: 'Invalid' });

/** Returns the content of a JSON answer. */
export const jsonOf = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** Returns the answer with which a call fails. */
export const failure = (description: string) => ({ description, content: jsonOf(errorShape) });

/** The header that says when to try again. */
export const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } } };
