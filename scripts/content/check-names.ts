import { LANGUAGES, type Language, type Localised } from '#domain/shared/language.ts';
import { COMPLETE_LANGUAGES } from './check-locales.ts';
import type { Content } from './content.ts';
import type { Report } from './report.ts';

const JAPANESE = /[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]/;
// The script of a language's texts. Languages without an entry are not checked.
const SCRIPTS: Readonly<Partial<Record<Language, (text: string) => boolean>>> = {
  en: (text) => !JAPANESE.test(text),
  ja: (text) => JAPANESE.test(text),
};

/** Checks that every text exists in the complete languages and in the right script, and that names of one kind are unique. */
export function checkNames(report: Report, content: Content): void {
  for (const [where, names] of Object.entries(namesOf(content))) {
    for (const [at, name] of names.entries()) checkText(report, `${where}[${at}]`, name);
    for (const language of LANGUAGES) {
      const values = names.flatMap((name) => name[language] ?? []);
      checkUnique(report, `${where} (${language})`, values);
    }
  }
  for (const { id, short } of [...content.series, ...content.rules]) checkText(report, `short of ${id}`, short);
  for (const { id, description } of content.rules) checkText(report, `description of rule ${id}`, description);
  for (const { id, note } of content.stages) if (note) checkText(report, `note of stage ${id}`, note);
  for (const { slug, tag } of content.keywords) checkText(report, `tag of keyword ${slug}`, tag);
  for (const { id, name } of [...content.stages, ...content.eventStages]) {
    const isGenerated = Object.values(name).some((text) => /^stage\s*\d+$/i.test(text) || /\d{3,}/.test(text));
    report.ok(!isGenerated, `stage ${id}: name looks generated`);
  }
}

/** Checks that values are unique, ignoring case. */
export function checkUnique(report: Report, where: string, values: readonly string[]): void {
  const lower = values.map((value) => value.toLowerCase());
  const twice = lower.filter((value, at) => lower.indexOf(value) !== at);
  report.ok(twice.length === 0, `${where}: repeated ${twice.slice(0, 5).join(' / ')}`);
}

function checkText(report: Report, where: string, text: Localised): void {
  for (const language of LANGUAGES) {
    const own = text[language];
    const isMissing = own === undefined && COMPLETE_LANGUAGES.includes(language);
    report.ok(!isMissing && own !== '' && own?.trim() === own, `${where}: no text in the language ${language}`);
    report.ok(own === undefined || (SCRIPTS[language]?.(own) ?? true), `${where}: wrong script for the language ${language}`);
  }
}

// The site lists stages, event stages, events and teams together, so their names must be unique across these files.
const namesOf = (content: Content): Record<string, Localised[]> => ({
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
