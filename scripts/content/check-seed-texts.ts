import { type CatalogueTexts, READING_FIELD, TEXT_FIELDS } from '#domain/catalogue/names/catalogue-texts.ts';
import type { KeywordTexts } from '#domain/keywords/keyword-texts.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import { type Content, FILE_KINDS } from './content.ts';
import type { ContentFiles } from './content-files.ts';
import type { Report } from './report.ts';

/**
 * Checks that every text in `catalogue.json` and `keyword-texts.json` of a language belongs to an entry, and that only
 * the language with readings has them. A misspelt id or field would otherwise be a missing text.
 */
export function checkSeedTexts(report: Report, locales: ContentFiles['locales'], content: Content): void {
  const known = knownIds(content);
  const slugs = content.keywords.map(({ slug }) => slug);
  for (const language of LANGUAGES) {
    const extra = language === READING_LANGUAGE ? [READING_FIELD] : [];
    const texts = (locales[language].catalogue ?? {}) as CatalogueTexts;
    for (const [kind, entries] of Object.entries(texts)) {
      const fields = [...(TEXT_FIELDS[kind as keyof typeof TEXT_FIELDS] ?? []), ...extra];
      for (const [id, own] of Object.entries(entries)) {
        report.ok(known.has(`${kind}.${id}`), `${language}/catalogue: there is no ${kind} ${id}`);
        for (const field of Object.keys(own)) report.ok(fields.includes(field), `${language}/catalogue: ${kind} ${id} has no ${field}`);
      }
    }
    for (const [slug, own] of Object.entries((locales[language]['keyword-texts'] ?? {}) as KeywordTexts)) {
      report.ok(slugs.includes(slug), `${language}/keyword-texts: there is no ${slug}`);
      report.ok(!(READING_FIELD in own) || extra.length > 0, `${language}/keyword-texts: ${slug} has a reading`);
    }
  }
}

function knownIds(content: Content): ReadonlySet<string> {
  const entries = Object.entries(FILE_KINDS).flatMap(([file, kind]) =>
    content[file as keyof typeof FILE_KINDS].map(({ id }) => `${kind}.${id}`),
  );
  return new Set([...entries, ...content.stages.flatMap(({ area }) => (area ? [`area.${area.id}`] : []))]);
}
