import { missingBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { EntryRow } from '#domain/catalogue/rows.ts';
import { checkEvents } from './check-events.ts';
import { checkIds } from './check-ids.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkLocales } from './check-locales.ts';
import { checkNames } from './check-names.ts';
import { checkOldLinks } from './check-old-links.ts';
import { checkRules, checkTotals } from './check-rules-and-totals.ts';
import { checkSeedTexts } from './check-seed-texts.ts';
import { checkStages } from './check-stages.ts';
import { checkTexts } from './check-texts.ts';
import { type Content, FILE_KINDS, parseContent } from './content.ts';
import type { ContentFiles } from './content-files.ts';
import { createReport, type Report } from './report.ts';

/** Runs all content checks. Skips the checks that need parsed elements or a catalogue when those cannot be built. */
export function checkContent(files: ContentFiles): { report: Report; content: Content | undefined; catalogue: Catalogue | undefined } {
  const report = createReport();
  checkTexts(report, files);
  checkLocales(report, files.locales);
  const content = parseContent(report, files);
  if (!content) return { report, content, catalogue: undefined };

  checkIds(report, content);
  checkSeedTexts(report, files.locales, content);
  checkNames(report, content);
  checkStages(report, content);
  checkRules(report, content);
  checkEvents(report, content);
  checkKeywords(report, content);
  const catalogue = buildCatalogue(report, content);
  checkTotals(report, content, catalogue);
  if (catalogue) checkOldLinks(report, files.oldLinks, catalogue);
  return { report, content, catalogue };
}

// Reports violations of the invariants that createCatalogue checks: referenced ids exist, the home rule is first, and
// the numbers fit the metric.
function buildCatalogue(report: Report, content: Content): Catalogue | undefined {
  const entries = entriesOf(content);
  try {
    const boards = missingBoards(entries, []).map((board, index) => ({ ...board, boardId: index + 1 }));
    const catalogue = createCatalogue(entries, boards, 0);
    report.ok(true, '');
    return catalogue;
  } catch (cause) {
    report.ok(false, cause instanceof Error ? cause.message : String(cause));
    return undefined;
  }
}

const entriesOf = (content: Content): EntryRow[] =>
  Object.entries(FILE_KINDS).flatMap(([file, kind]) =>
    content[file as keyof typeof FILE_KINDS].map((entry) => ({ kind, id: entry.id, content: entry })),
  );
