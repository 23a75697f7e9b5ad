import { z } from 'zod';
import { INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { isRealDate } from '#domain/shared/date.ts';
import { form, NEEDED, words } from '#domain/shared/form.ts';
import { ROLES, type Role } from './actor.ts';
import { BAN_SCOPES } from './bans.ts';

export const BAN_REASON_LENGTH = 200;
/** Roles that can be granted; a ban is not a role. */
export const GIVEN_ROLES = ROLES.filter((role): role is Exclude<Role, 'banned'> => role !== 'banned');

export const roleForm = form({ role: z.enum(GIVEN_ROLES, NEEDED) });

/** The banned user, the scope, the reason and the last day; without a last day the ban lasts until it is lifted. */
export const banForm = form({
  userId: z.string(NEEDED).min(1, 'required').max(64, 'too-long'),
  scope: z.enum(BAN_SCOPES, NEEDED),
  reason: words(BAN_REASON_LENGTH, INVISIBLE_IN_TEXT).refine((text) => text.length <= 500, 'too-long'), // column size
  lastDay: z.string({ error: 'wrong-type' }).refine(isRealDate, 'not-a-date').nullable().optional(), // in the site's time zone
});
