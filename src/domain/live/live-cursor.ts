import { z } from 'zod';

/** The id of the last event that a page has received, from a query or a header; 0 before the first. */
export const liveCursor = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .transform(Number);
