import { z } from 'zod';
import { addTexts, type CatalogueTexts, type EntryFacts } from '#domain/catalogue/names/catalogue-texts.ts';
import { ENTRY_SCHEMAS, type EntryKind, localised } from '#domain/catalogue/rows.ts';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { addKeywordTexts, type KeywordTexts } from '#domain/keywords/keyword-texts.ts';
import { inEveryLanguage } from '#domain/shared/language.ts';
import type { ContentFiles } from './content-files.ts';
import type { Report } from './report.ts';

const keyword = z.strictObject({
  slug: z.string(),
  uniqueId: z.string(),
  keyword: localised,
  category: z.enum(KEYWORD_CATEGORIES),
  tag: localised,
  yomi: z.string(),
  ruleIds: z.array(z.int()),
  stageIds: z.array(z.int()),
  content: localised,
  flag: z.literal(Object.values(KEYWORD_FLAGS)),
});

/** The kind of the entries in each file of content/catalogue. Keywords are no entries of the catalogue. */
export const FILE_KINDS = {
  series: 'series',
  rules: 'rule',
  stages: 'stage',
  eventStages: 'eventStage',
  events: 'event',
  teams: 'team',
  totals: 'total',
  speedruns: 'speedrun',
  recordConsoles: 'recordConsole',
  speedrunConsoles: 'speedrunConsole',
  creatureColours: 'creatureColour',
  rankClasses: 'rankClass',
  menus: 'menu',
} as const satisfies Record<string, EntryKind>;

type EntryFile = keyof typeof FILE_KINDS;
const ENTRY_FILES = Object.keys(FILE_KINDS) as EntryFile[];

/** The elements of each file in content/catalogue, with their texts in all languages. */
export type Content = { [Name in EntryFile]: z.infer<(typeof ENTRY_SCHEMAS)[(typeof FILE_KINDS)[Name]]>[] } & {
  keywords: z.infer<typeof keyword>[];
};

/** Parses the catalogue files. Reports each malformed element, and returns undefined if there is any. */
export function parseContent(
  report: Report,
  { catalogue: files, locales }: Pick<ContentFiles, 'catalogue' | 'locales'>,
): Content | undefined {
  const before = report.problems.length;
  const unknown = Object.keys(files).filter((name) => !(name in FILE_KINDS) && name !== 'keywords');
  report.ok(unknown.length === 0, `unknown files: ${unknown.join(', ')}`);
  const texts = inEveryLanguage((language) => (locales[language].catalogue ?? {}) as CatalogueTexts);
  const keywordTexts = inEveryLanguage((language) => (locales[language]['keyword-texts'] ?? {}) as KeywordTexts);
  const lists = ENTRY_FILES.map((name) => {
    const kind = FILE_KINDS[name];
    return [name, parseList(report, name, ENTRY_SCHEMAS[kind], files[name], (facts: EntryFacts) => addTexts(kind, facts, texts))];
  });
  const keywords = parseList(report, 'keywords', keyword, files.keywords, (facts: { slug: string }) =>
    addKeywordTexts(facts, keywordTexts),
  );
  return report.problems.length === before ? (Object.fromEntries([...lists, ['keywords', keywords]]) as Content) : undefined;
}

function parseList<Facts>(report: Report, name: string, schema: z.ZodType, list: unknown, complete: (facts: Facts) => object): unknown[] {
  report.ok(Array.isArray(list), `${name}.json: missing or not a list`);
  return (Array.isArray(list) ? list : []).map((element: unknown, at) => {
    const isObject = typeof element === 'object' && element !== null;
    const parsed = schema.safeParse(isObject ? complete(element as Facts) : element);
    const issue = parsed.error?.issues[0];
    report.ok(parsed.success, `${name}[${at}]: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
    return parsed.data;
  });
}
