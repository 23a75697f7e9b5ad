import type { ActorRole } from '#domain/accounts/actor.ts';
import { isHigher } from '#domain/accounts/can.ts';
import { KEYWORD_FLAGS } from './flags.ts';

/** Keyword categories in list order (seed.md §3). 'all' is only a filter and never stored, so it is not included. */
export const KEYWORD_CATEGORIES = [
  ...(['game', 'creature-type', 'collection', 'stage', 'object', 'enemy', 'character', 'world', 'general-term'] as const),
  ...(['completion-term', 'community', 'internal-spec', 'glitch-mod', 'rule', 'idea', 'other'] as const),
] as const;

export type KeywordCategory = (typeof KEYWORD_CATEGORIES)[number];

/** The category of rule texts, which have their own page and are excluded from search. */
export const RULE_CATEGORY = 'rule' satisfies KeywordCategory;

/** Whether search includes an entry: not rule texts, not deleted ones. */
export const isSearchable = ({ category, flag }: { readonly category: string; readonly flag: number }): boolean =>
  category !== RULE_CATEGORY && flag !== KEYWORD_FLAGS.deleted;

/**
 * Whether a role may change an entry's category, or set it on a new entry (null). Rule texts are official and not
 * searchable, so only editors may assign or remove that category.
 */
export const canChooseCategory = (role: ActorRole, from: KeywordCategory | null, to: KeywordCategory): boolean =>
  from === to || (from !== RULE_CATEGORY && to !== RULE_CATEGORY) || isHigher(role, 'player');
