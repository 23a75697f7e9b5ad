import { ENTRY_SCHEMAS, type EntryKind } from '#domain/catalogue/rows.ts';
import { type ByLanguage, collectTexts, findText } from '#domain/shared/collect-texts.ts';

/** Texts of the catalogue in one language by kind, id and field. `content/locales/<language>/catalogue.json` holds them. */
export type CatalogueTexts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** An entry of `content/catalogue`, without texts. */
export type EntryFacts = { readonly id: number; readonly area?: object | null };

const NAME = ['name'];

/** The fields of each kind of entry that are texts. Night areas are no entries; stages refer to them by their id. */
export const TEXT_FIELDS: Readonly<Record<EntryKind | 'area', readonly string[]>> = {
  series: ['name', 'short'],
  rule: ['name', 'short', 'description'],
  stage: ['name', 'note'],
  eventStage: NAME,
  event: ['title', 'description'],
  team: NAME,
  total: NAME,
  speedrun: NAME,
  recordConsole: NAME,
  speedrunConsole: NAME,
  creatureColour: ['name', 'creature'],
  rankClass: NAME,
  menu: [],
  area: NAME,
};

/** The field for the reading of a name. */
export const READING_FIELD = 'yomi';

/** Adds its texts in all languages to an entry. Fields are in the order of the entry's schema. */
export function addTexts(kind: EntryKind, facts: EntryFacts, texts: ByLanguage<CatalogueTexts>): { readonly id: number } {
  const yomi = findText(texts, (own) => own[kind]?.[facts.id]?.[READING_FIELD]);
  const content: Record<string, unknown> = {
    ...facts,
    ...(kind === 'stage' && { note: null }), // replaced if the stage has a note
    ...(yomi !== undefined && { [READING_FIELD]: yomi }),
    ...textsOf(kind, facts.id, texts),
    ...(hasId(facts.area) && { area: { ...facts.area, ...textsOf('area', facts.area.id, texts) } }),
  };
  const order = Object.keys(ENTRY_SCHEMAS[kind].shape);
  const fields = Object.entries(content).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(fields) as { id: number };
}

function textsOf(kind: EntryKind | 'area', id: number, texts: ByLanguage<CatalogueTexts>): object {
  const found = TEXT_FIELDS[kind].map((field) => [field, collectTexts(texts, (own) => own[kind]?.[id]?.[field])] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== undefined));
}

// The area of an event is a grid without an id.
const hasId = (area: object | null | undefined): area is { readonly id: number } =>
  area !== null && area !== undefined && 'id' in area && typeof area.id === 'number';
