import { z } from 'zod';

/** The number of the last event that a page has seen, as it comes in a query or a header; 0 before the first. */
export const liveCursor = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .transform(Number);
