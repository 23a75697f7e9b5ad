import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';

const NO_RULE = -1; // listed first, because selecting no rule is the default

/** Returns the filters that a player's page offers besides the date. */
export const playerFilters = (catalogue: Catalogue) => ({
  rules: [NO_RULE, ...catalogue.rules.keys()],
  consoles: [...catalogue.recordConsoles.keys()],
});
