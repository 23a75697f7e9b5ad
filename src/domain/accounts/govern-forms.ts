import { z } from 'zod';
import { INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { isRealDate } from '#domain/shared/date.ts';
import { form, NEEDED, words } from '#domain/shared/form.ts';
import { ROLES, type Role } from './actor.ts';
import { BAN_SCOPES } from './bans.ts';

export const BAN_REASON_LENGTH = 200;
/** Roles that can be granted. A ban is stored separately, so 'banned' is not one of them. */
export const GIVEN_ROLES = ROLES.filter((role): role is Exclude<Role, 'banned'> => role !== 'banned');

export const roleForm = form({ role: z.enum(GIVEN_ROLES, NEEDED) });

/** The form for a ban. Without a last day, the ban lasts until a moderator lifts it. */
export const banForm = form({
  userId: z.string(NEEDED).min(1, 'required').max(64, 'too-long'),
  scope: z.enum(BAN_SCOPES, NEEDED),
  // Size of the database column, in UTF-16 code units.
  reason: words(BAN_REASON_LENGTH, INVISIBLE_IN_TEXT).refine((text) => text.length <= 500, 'too-long'),
  // The last day of the ban, in the site's time zone.
  lastDay: z.string({ error: 'wrong-type' }).refine(isRealDate, 'not-a-date').nullable().optional(),
});
