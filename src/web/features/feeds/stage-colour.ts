import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';

/** Returns the series colour of a stage, readable as text. Event stages use the colour of events. */
export const stageColour = (catalogue: Catalogue, stageId: number) =>
  `var(--series-${seriesToken(catalogue.stages.get(stageId)?.series ?? EVENT_SERIES)})` as const;
