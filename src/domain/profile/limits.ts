/** Longest bio, in user-perceived characters. */
export const BIO_LENGTH = 280;
export const MOST_LINKS = 3;
/** Longest link, in code units. */
export const LINK_LENGTH = 200;
export const MOST_PINS = 3;
/** Games that can be the favourite one, by their series id. */
export const FAVOURITES = [1, 2, 3, 4] as const;
/** How long the replaced version of a profile is stored, so that moderators can see what was reported. */
export const PROFILE_VERSION_DAYS = 30;

/** Why a reader reports a profile. */
export const PROFILE_REPORT_REASONS = ['unkind-text', 'advertising', 'private-data', 'other'] as const;
export type ProfileReportReason = (typeof PROFILE_REPORT_REASONS)[number];
