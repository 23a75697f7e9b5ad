import { findImportedKeyword, findImportedRecords } from '#data/queries/records/imported-rows.ts';
import { findImportedHandle } from '#data/queries/records/old-names.ts';
import { findStandingText } from '#data/queries/texts/keyword-history.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { matchOldLink, type OldLinkKind, type OldLinkTable } from '#domain/site/old-links.ts';
import type { Deps } from '#usecases/deps.ts';

export type OldAddress = { readonly path: string; readonly query: URLSearchParams; readonly lang: Language };

/** Maps a URL from the old site to a route without the locale. Returns undefined for items that were not imported. */
export async function findNewAddress(deps: Deps, table: OldLinkTable, { path, query, lang }: OldAddress): Promise<string | undefined> {
  const match = matchOldLink(table, path, query);
  if (!match?.named) return match?.to;
  const { kind, id } = match.named;
  const here = await FINDERS[kind](deps, table.source, id, lang);
  return here === undefined ? undefined : match.to.replace(`{${kind}}`, () => here);
}

type Finder = (deps: Deps, source: string, id: string, lang: Language) => Promise<string | undefined>;

const inCatalogue =
  (kind: 'totals' | 'speedruns' | 'events'): Finder =>
  async (deps, _source, id) =>
    isNumber(id) && (await deps.catalogue())[kind].has(Number(id)) ? id : undefined;

const isNumber = (id: string) => /^[1-9]\d{0,8}$/.test(id);

const FINDERS: Readonly<Record<OldLinkKind, Finder>> = {
  stage: async (deps, _source, id) => {
    const { stages, eventStages } = await deps.catalogue();
    return isNumber(id) && (stages.has(Number(id)) || eventStages.has(Number(id))) ? id : undefined;
  },
  total: inCatalogue('totals'),
  speedrun: inCatalogue('speedruns'),
  event: inCatalogue('events'),
  user: ({ db }, source, id) => findImportedHandle(db, source, id),
  record: async ({ db }, source, id) => (await findImportedRecords(db, source, [id])).get(id),
  keyword: async ({ db }, source, id, lang) => {
    const uniqueId = await findImportedKeyword(db, source, id);
    if (uniqueId === undefined) return undefined;
    const texts = await Promise.all([lang, ...LANGUAGES].map((language) => findStandingText(db, uniqueId, language)));
    const name = texts.find((text) => text !== undefined)?.name; // name in the requested language if there is one
    return name && encodeURIComponent(formatKeywordSegment(name));
  },
};
