import type { ActorRole } from '#domain/accounts/actor.ts';
import { isHigher } from '#domain/accounts/can.ts';
import { KEYWORD_FLAGS } from './flags.ts';

/** Categories of keywords in the order of every list (seed.md §3). 'all' is a filter and never stored, so it is not here. */
export const KEYWORD_CATEGORIES = [
  ...(['game', 'creature-type', 'collection', 'stage', 'object', 'enemy', 'character', 'world', 'general-term'] as const),
  ...(['completion-term', 'community', 'internal-spec', 'glitch-mod', 'rule', 'idea', 'other'] as const),
] as const;

export type KeywordCategory = (typeof KEYWORD_CATEGORIES)[number];

/** The category of rule texts: they have a page of their own and are left out of search. */
export const RULE_CATEGORY = 'rule' satisfies KeywordCategory;

/** Whether search may find an entry: neither rule texts nor deleted ones. */
export const isSearchable = ({ category, flag }: { readonly category: string; readonly flag: number }): boolean =>
  category !== RULE_CATEGORY && flag !== KEYWORD_FLAGS.deleted;

/**
 * Whether somebody may put an entry into a category, out of another or (null) as a new one. Rule texts speak for the site,
 * and search does not find them: only an editor makes one, or makes it something else.
 */
export const canChooseCategory = (role: ActorRole, from: KeywordCategory | null, to: KeywordCategory): boolean =>
  from === to || (from !== RULE_CATEGORY && to !== RULE_CATEGORY) || isHigher(role, 'player');
