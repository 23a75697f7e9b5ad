import type { Catalogue } from './create-catalogue.ts';
import type { CreatureColour } from './rows.ts';

// Each game added colours to those of the previous game, so storing the last colour id is sufficient (domain.md §2).
const LAST_COLOUR_OF_SERIES: Readonly<Record<number, number>> = { 1: 3, 2: 5, 3: 7, 4: 8 };

/**
 * Returns the creature colours of a game, which are shown as glyphs on a stage. Returns an empty list for other series.
 */
export function coloursOf(catalogue: Catalogue, seriesId: number): CreatureColour[] {
  const last = LAST_COLOUR_OF_SERIES[seriesId] ?? 0;
  return [...catalogue.creatureColours.values()].filter((colour) => colour.id <= last);
}
