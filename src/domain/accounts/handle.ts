import { err, ok, type Result } from '#domain/shared/result.ts';
import { isReserved } from './reserved-words.ts';

export type HandleError = 'handle-too-short' | 'handle-too-long' | 'handle-bad-character';

export const HANDLE_LENGTH = { min: 3, max: 32 } as const;

// Prefix of the handle that is assigned to a closed account (domain.md §7).
export const CLOSED_ACCOUNT_PREFIX = 'u-';

/**
 * Parses a handle in any case into its canonical lower-case form. Two handles are equal when their canonical forms are.
 */
export function parseHandle(text: string): Result<string, HandleError> {
  const handle = text.trim().toLowerCase();
  if (!/^[a-z0-9_-]*$/.test(handle)) return err('handle-bad-character');
  if (handle.length < HANDLE_LENGTH.min) return err('handle-too-short');
  if (handle.length > HANDLE_LENGTH.max) return err('handle-too-long');
  return ok(handle);
}

/** Parses a new handle like `parseHandle` and rejects reserved words. */
export function parseNewHandle(text: string): Result<string, HandleError | 'handle-reserved'> {
  const parsed = parseHandle(text);
  if (!parsed.ok) return parsed;
  return parsed.value.startsWith(CLOSED_ACCOUNT_PREFIX) || isReserved(parsed.value) ? err('handle-reserved') : parsed;
}
