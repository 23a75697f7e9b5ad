import { err, ok, type Result } from '#domain/shared/result.ts';

export type PasswordError = 'password-too-short' | 'password-too-long' | 'password-common';

export const PASSWORD_LENGTH = { min: 10, max: 128 } as const; // Length limits in code points.

/** Checks the length of a new password. Passwords are never trimmed, folded or truncated. */
export function parseNewPassword(text: string): Result<string, PasswordError> {
  // A code point has at most two code units, so a longer text is rejected before its code points are counted.
  if (text.length > PASSWORD_LENGTH.max * 2) return err('password-too-long');
  const characters = Array.from(text).length;
  if (characters < PASSWORD_LENGTH.min) return err('password-too-short');
  return characters > PASSWORD_LENGTH.max ? err('password-too-long') : ok(text);
}
