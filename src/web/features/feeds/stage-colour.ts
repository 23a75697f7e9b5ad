import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { seriesToken } from '#web/ui/series-token.ts';

/** Returns the stage's series colour, readable as text; event stages use the event colour. */
export const stageColour = (catalogue: Catalogue, stageId: number) =>
  `var(--series-${seriesToken(catalogue.stages.get(stageId)?.series ?? EVENT_SERIES)})` as const;
