import type { ActorRole } from '#domain/accounts/actor.ts';
import { isHigher } from '#domain/accounts/can.ts';
import { KEYWORD_FLAGS } from './flags.ts';

/** Keyword categories in list order (seed.md §3). The filter 'all' is not included, because it is never stored. */
export const KEYWORD_CATEGORIES = [
  ...(['game', 'creature-type', 'collection', 'stage', 'object', 'enemy', 'character', 'world', 'general-term'] as const),
  ...(['completion-term', 'community', 'internal-spec', 'glitch-mod', 'rule', 'idea', 'other'] as const),
] as const;

export type KeywordCategory = (typeof KEYWORD_CATEGORIES)[number];

/** The category of rule texts, which have their own page and are excluded from search. */
export const RULE_CATEGORY = 'rule' satisfies KeywordCategory;

/** Returns whether search includes an entry. Rule texts and deleted entries are excluded. */
export const isSearchable = ({ category, flag }: { readonly category: string; readonly flag: number }): boolean =>
  category !== RULE_CATEGORY && flag !== KEYWORD_FLAGS.deleted;

/**
 * Returns whether a role may change an entry's category, or set it on a new entry (`from` is null). Rule texts are
 * official and not searchable, so players may neither assign nor remove that category.
 */
export const canChooseCategory = (role: ActorRole, from: KeywordCategory | null, to: KeywordCategory): boolean =>
  from === to || (from !== RULE_CATEGORY && to !== RULE_CATEGORY) || isHigher(role, 'player');
