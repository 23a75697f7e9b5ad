import type { Bilingual } from '#domain/catalogue/rows.ts';
import type { Content } from './content.ts';
import type { Report } from './report.ts';

const JAPANESE = /[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]/;

/** Checks that every text exists in both languages and in the right script, and that names of one kind are unique. */
export function checkNames(report: Report, content: Content): void {
  for (const [where, names] of Object.entries(namesOf(content))) {
    for (const [at, name] of names.entries()) checkPair(report, `${where}[${at}]`, name);
    for (const language of ['en', 'ja'] as const) {
      const values = names.map((name) => name[language]);
      checkUnique(report, `${where} (${language})`, values);
    }
  }
  for (const { id, short } of [...content.series, ...content.rules]) checkPair(report, `short of ${id}`, short);
  for (const { id, description } of content.rules) checkPair(report, `description of rule ${id}`, description);
  for (const { id, note } of content.stages) if (note) checkPair(report, `note of stage ${id}`, note);
  for (const { slug, tag } of content.keywords) checkPair(report, `tag of keyword ${slug}`, tag);
  for (const { id, name } of [...content.stages, ...content.eventStages]) {
    report.ok(!/^stage\s*\d+$/i.test(name.en) && !/\d{3,}/.test(name.en + name.ja), `stage ${id}: name looks generated`);
  }
}

/** Checks that values are unique, ignoring case. */
export function checkUnique(report: Report, where: string, values: readonly string[]): void {
  const lower = values.map((value) => value.toLowerCase());
  const twice = lower.filter((value, at) => lower.indexOf(value) !== at);
  report.ok(twice.length === 0, `${where}: repeated ${twice.slice(0, 5).join(' / ')}`);
}

function checkPair(report: Report, where: string, { en, ja }: Bilingual): void {
  report.ok(en.trim() === en && en !== '', `${where}: no English text`);
  report.ok(!JAPANESE.test(en), `${where}: Japanese characters in the English text`);
  report.ok(ja.trim() === ja && JAPANESE.test(ja), `${where}: Japanese text missing or without Japanese characters`);
}

// The site lists stages, event stages, events and teams together, so their names must be unique across these files.
const namesOf = (content: Content): Record<string, Bilingual[]> => ({
  series: content.series.map((entry) => entry.name),
  rules: content.rules.map((entry) => entry.name),
  'stages, events and teams': [
    ...[...content.stages, ...content.eventStages, ...content.teams].map((entry) => entry.name),
    ...content.events.map((event) => event.title),
  ],
  totals: content.totals.map((entry) => entry.name),
  speedruns: content.speedruns.map((entry) => entry.name),
  recordConsoles: content.recordConsoles.map((entry) => entry.name),
  speedrunConsoles: content.speedrunConsoles.map((entry) => entry.name),
  creatureColours: content.creatureColours.map((entry) => entry.name),
  creatures: content.creatureColours.map((entry) => entry.creature),
  rankClasses: content.rankClasses.map((entry) => entry.name),
  keywords: content.keywords.map((entry) => entry.keyword),
  nightAreas: [...new Map(content.stages.flatMap(({ area }) => (area ? [[area.id, area.name] as const] : []))).values()],
});
