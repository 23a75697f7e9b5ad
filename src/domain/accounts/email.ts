import { z } from 'zod';

const MAX_LENGTH = 254; // Maximum length of an e-mail address in SMTP, in characters.

/**
 * An e-mail address in lower case, as it is stored and compared. Only ASCII is allowed so that a look-alike of `@` or
 * of another character cannot redirect mail to a different recipient.
 */
export const emailAddress = z
  .string({ error: 'wrong-type' })
  .max(MAX_LENGTH, 'email-invalid')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'email-invalid' }));
