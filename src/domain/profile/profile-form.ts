import { z } from 'zod';
import { isBadgeId } from '#domain/badges/badges.ts';
import { BLANK, countCharacters, hasStack, INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { form, NEEDED } from '#domain/shared/form.ts';
import { BIO_LENGTH, FAVOURITES, MOST_LINKS, MOST_PINS, PROFILE_REPORT_REASONS } from './limits.ts';
import { parseLink } from './profile-link.ts';

const isVisible = (text: string) => !INVISIBLE_IN_NAME.test(text) && !hasStack(text) && (text === '' || text.replaceAll(BLANK, '') !== '');

const bio = z
  .string(NEEDED)
  .max(BIO_LENGTH * 16, { error: 'too-long', abort: true })
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()) // One paragraph of plain text.
  .refine(isVisible, { error: 'forbidden-character', abort: true })
  .refine((typed) => countCharacters(typed, BIO_LENGTH) <= BIO_LENGTH, 'too-long')
  .transform((typed) => (typed === '' ? null : typed));

const link = z.string(NEEDED).transform((typed, context) => {
  const href = parseLink(typed);
  if (href !== undefined) return href;
  context.addIssue({ code: 'custom', message: 'not-https' });
  return z.NEVER;
});

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/**
 * The form for a player's own profile. `pins` are boards, best first; null and empty lists remove a part. `revision` is the
 * version of the texts that the player edited, null for the first.
 */
export const profileForm = form({
  bio,
  links: z.array(link, NEEDED).max(MOST_LINKS, 'too-many').transform(unique),
  favourite: z.literal(FAVOURITES, NEEDED).nullable(),
  pins: z.array(z.int('wrong-type').positive('wrong-type'), NEEDED).max(MOST_PINS, 'too-many').transform(unique),
  title: z.string(NEEDED).refine(isBadgeId, 'wrong-type').nullable(),
  revision: z.string(NEEDED).max(20, 'wrong-type').nullable(),
});
export type ProfileForm = z.output<typeof profileForm>;

/** The form for a report of another player's profile. */
export const profileReportForm = form({ reason: z.enum(PROFILE_REPORT_REASONS, NEEDED) });
export type ProfileReportForm = z.output<typeof profileReportForm>;

/** The form with which a moderator removes the texts of a player's profile. */
export const profileRemovalForm = form({ userId: z.string(NEEDED).max(32, 'wrong-type') });
