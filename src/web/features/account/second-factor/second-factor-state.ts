import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { SecondFactorJson } from '#web/server/answer/response-types.ts';

export type PasskeyJson = SecondFactorJson['passkeys'][number];

/** What the API answers to a change. The first factor of an account comes with recovery codes. */
export type NewFactor = { readonly recoveryCodes?: readonly string[] };

/** Returns how many second factors the account has. Recovery codes do not count. */
export const countFactors = ({ passkeys, authenticatorApp }: SecondFactorJson): number => passkeys.length + (authenticatorApp ? 1 : 0);

/** Formats the day of an instant in the reader's time zone. */
export const dayText = (iso: string): string => formatDate(dayOf(new Date(iso), Intl.DateTimeFormat().resolvedOptions().timeZone));
