import { z } from 'zod';
import { countCharacters, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { isRealDate } from '#domain/shared/date.ts';
import { ROLES, type Role } from './actor.ts';
import { BAN_SCOPES } from './bans.ts';

export const BAN_REASON_LENGTH = 200;
/** Roles that can be given; a ban is no role. */
export const GIVEN_ROLES = ROLES.filter((role): role is Exclude<Role, 'banned'> => role !== 'banned');

const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });
const missing = { error: (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type') };

/** The role that somebody is given. */
export const roleForm = form({ role: z.enum(GIVEN_ROLES, missing) });

/** Whom a ban is on, from what, why, and its last day; without one it holds until it is lifted. */
export const banForm = form({
  userId: z.string(missing).min(1, 'required').max(64, 'too-long'),
  scope: z.enum(BAN_SCOPES, missing),
  reason: z
    .string(missing)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((text) => text !== '', { error: 'required', abort: true })
    .refine((text) => countCharacters(text, BAN_REASON_LENGTH) <= BAN_REASON_LENGTH, { error: 'too-long', abort: true })
    .refine((text) => !INVISIBLE_IN_TEXT.test(text), 'forbidden-character')
    .refine((text) => text.length <= 500, 'too-long'), // what its column holds
  lastDay: z.string({ error: 'wrong-type' }).refine(isRealDate, 'not-a-date').nullable().optional(), // of the site's calendar
});
