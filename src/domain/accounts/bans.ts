import type { Role } from './actor.ts';

/** What a ban keeps somebody from: everything, or one part of the site. */
export const BAN_SCOPES = ['site', 'records', 'keywords'] as const;
export type BanScope = (typeof BAN_SCOPES)[number];

/** The role within a part of the site: 'banned' where a ban holds, the person's own everywhere else. */
export const roleWithin = (role: Role, bans: readonly BanScope[], part: BanScope): Role =>
  bans.includes('site') || bans.includes(part) ? 'banned' : role;
