import type { Role } from './actor.ts';

/** The scope of a ban: the whole site or one part of it. */
export const BAN_SCOPES = ['site', 'records', 'keywords'] as const;
export type BanScope = (typeof BAN_SCOPES)[number];

/** The role within a part of the site: 'banned' under a ban, the user's own role otherwise. */
export const roleWithin = (role: Role, bans: readonly BanScope[], part: BanScope): Role =>
  bans.includes('site') || bans.includes(part) ? 'banned' : role;
