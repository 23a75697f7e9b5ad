import { z } from 'zod';
import { bilingual, ENTRY_SCHEMAS } from '#domain/catalogue/rows.ts';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { JsonFiles } from './content-files.ts';
import type { Report } from './report.ts';

const keyword = z.strictObject({
  slug: z.string(),
  uniqueId: z.string(),
  keyword: bilingual,
  category: z.enum(KEYWORD_CATEGORIES),
  tag: bilingual,
  yomi: z.string(),
  ruleIds: z.array(z.int()),
  stageIds: z.array(z.int()),
  content: bilingual,
  flag: z.literal(Object.values(KEYWORD_FLAGS)),
});

/** Schema of the elements of each file in content/catalogue. */
export const FILE_SCHEMAS = {
  series: ENTRY_SCHEMAS.series,
  rules: ENTRY_SCHEMAS.rule,
  stages: ENTRY_SCHEMAS.stage,
  eventStages: ENTRY_SCHEMAS.eventStage,
  events: ENTRY_SCHEMAS.event,
  teams: ENTRY_SCHEMAS.team,
  totals: ENTRY_SCHEMAS.total,
  speedruns: ENTRY_SCHEMAS.speedrun,
  recordConsoles: ENTRY_SCHEMAS.recordConsole,
  speedrunConsoles: ENTRY_SCHEMAS.speedrunConsole,
  creatureColours: ENTRY_SCHEMAS.creatureColour,
  rankClasses: ENTRY_SCHEMAS.rankClass,
  menus: ENTRY_SCHEMAS.menu,
  keywords: keyword,
} as const;

type FileName = keyof typeof FILE_SCHEMAS;

export type Content = { [Name in FileName]: z.infer<(typeof FILE_SCHEMAS)[Name]>[] };

/** Parses the catalogue files. Reports each malformed element, and returns undefined if there is any. */
export function parseContent(report: Report, files: JsonFiles): Content | undefined {
  const before = report.problems.length;
  const unknown = Object.keys(files).filter((name) => !(name in FILE_SCHEMAS));
  report.ok(unknown.length === 0, `unknown files: ${unknown.join(', ')}`);
  const lists = Object.entries(FILE_SCHEMAS).map(([name, schema]) => [name, parseList(report, name, schema, files[name])]);
  return report.problems.length === before ? (Object.fromEntries(lists) as Content) : undefined;
}

function parseList(report: Report, name: string, schema: z.ZodType, list: unknown): unknown[] {
  report.ok(Array.isArray(list), `${name}.json: missing or not a list`);
  return (Array.isArray(list) ? list : []).map((element: unknown, at) => {
    const parsed = schema.safeParse(element);
    const issue = parsed.error?.issues[0];
    report.ok(parsed.success, `${name}[${at}]: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
    return parsed.data;
  });
}
