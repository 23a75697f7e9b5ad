import { z } from 'zod';

const MAX_LENGTH = 254; // of a path in SMTP

/**
 * An e-mail address in the form in which it is kept and compared: lower case. ASCII only, so that no look-alike of `@`
 * or of a letter can make two recipients out of one address.
 */
export const emailAddress = z
  .string({ error: 'wrong-type' })
  .max(MAX_LENGTH, 'email-invalid')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'email-invalid' }));
