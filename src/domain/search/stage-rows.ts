import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES, SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { DEFAULT_LANGUAGE, inLanguage, type Localised } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import type { StageRow } from './rows.ts';

type Named = { readonly id: number; readonly name: Localised; readonly yomi?: string | undefined };
type Place = Pick<StageRow, 'parent' | 'category' | 'type'>;

const rowOf = ({ id, name, yomi }: Named, place: Place): StageRow => ({
  ...{ stage_id: id, stage_name: inLanguage(name, READING_LANGUAGE), eng_stage_name: name[DEFAULT_LANGUAGE], ...place },
  ...(yomi !== undefined && { yomi }),
});

/** Returns a row for every stage, event stage and total (domain.md §9). */
export const stageRows = (catalogue: Catalogue): StageRow[] => [
  ...[...catalogue.stages.values()].map((stage) => rowOf(stage, { parent: stage.rule, category: stage.series, type: 'stage' })),
  ...[...catalogue.eventStages.values()].map((stage) => rowOf(stage, { parent: stage.event, category: EVENT_SERIES, type: 'stage' })),
  ...[...catalogue.totals.values()].map((total) => rowOf(total, { parent: total.id, category: total.series, type: 'total' })),
];

/** Returns a row for every event and speedrun. */
export const otherRows = (catalogue: Catalogue): StageRow[] => [
  ...[...catalogue.events.values()].map((event) =>
    rowOf({ ...event, name: event.title }, { parent: event.id, category: EVENT_SERIES, type: 'limited' }),
  ),
  ...[...catalogue.speedruns.values()].map((run) => rowOf(run, { parent: run.series, category: SPEEDRUN_SERIES, type: 'speedrun' })),
];

type NamesById = Readonly<Record<number, Localised>>;

/** Display names of the series, rules and rank classes to which search rows refer by id. */
export type CatalogueNames = { readonly series: NamesById; readonly rules: NamesById; readonly classes: NamesById };

export const catalogueNames = (catalogue: Catalogue): CatalogueNames => ({
  series: Object.fromEntries([...catalogue.series.values()].map(({ id, short }) => [id, short])),
  rules: Object.fromEntries([...catalogue.rules.values()].map(({ id, short }) => [id, short])),
  classes: Object.fromEntries([...catalogue.rankClasses.values()].map(({ id, name }) => [id, name])),
});
