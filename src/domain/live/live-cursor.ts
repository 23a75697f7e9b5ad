import { z } from 'zod';

/** The id of the last live event that a page has received, from a query or a header. It is 0 before the first event. */
export const liveCursor = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .transform(Number);
