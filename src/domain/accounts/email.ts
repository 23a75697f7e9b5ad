import { z } from 'zod';

const MAX_LENGTH = 254; // of an SMTP path

/**
 * An e-mail address as stored and compared: lower case. ASCII only, so that look-alikes of `@` or of a letter cannot
 * turn one address into two recipients.
 */
export const emailAddress = z
  .string({ error: 'wrong-type' })
  .max(MAX_LENGTH, 'email-invalid')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'email-invalid' }));
