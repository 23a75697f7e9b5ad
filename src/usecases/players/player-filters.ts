import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';

const NO_RULE = -1; // the first of the rules is the default: that of a page that is not asked for one

/** The filters that a player's page offers beside the date. */
export const playerFilters = (catalogue: Catalogue) => ({
  rules: [NO_RULE, ...catalogue.rules.keys()],
  consoles: [...catalogue.recordConsoles.keys()],
});
