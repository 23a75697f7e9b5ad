import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { seriesToken } from '#web/ui/series-token.ts';

/** The colour of a stage's series, in which words can be read too; event stages have that of the events. */
export const stageColour = (catalogue: Catalogue, stageId: number) =>
  `var(--series-${seriesToken(catalogue.stages.get(stageId)?.series ?? EVENT_SERIES)})` as const;
