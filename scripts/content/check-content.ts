import { missingBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { EntryKind, EntryRow } from '#domain/catalogue/rows.ts';
import { checkEvents } from './check-events.ts';
import { checkIds } from './check-ids.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkLocales } from './check-locales.ts';
import { checkNames } from './check-names.ts';
import { checkOldLinks } from './check-old-links.ts';
import { checkRules, checkTotals } from './check-rules-and-totals.ts';
import { checkStages } from './check-stages.ts';
import { checkTexts } from './check-texts.ts';
import { type Content, parseContent } from './content.ts';
import type { ContentFiles } from './content-files.ts';
import { createReport, type Report } from './report.ts';

/** Runs all content checks. Skips the checks that need parsed elements or a catalogue when those cannot be built. */
export function checkContent(files: ContentFiles): { report: Report; content: Content | undefined; catalogue: Catalogue | undefined } {
  const report = createReport();
  checkTexts(report, files);
  checkLocales(report, files.locales);
  const content = parseContent(report, files.catalogue);
  if (!content) return { report, content, catalogue: undefined };

  checkIds(report, content);
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

function entriesOf(content: Content): EntryRow[] {
  const lists: Record<EntryKind, readonly { id: number }[]> = {
    series: content.series,
    rule: content.rules,
    stage: content.stages,
    eventStage: content.eventStages,
    event: content.events,
    team: content.teams,
    total: content.totals,
    speedrun: content.speedruns,
    recordConsole: content.recordConsoles,
    speedrunConsole: content.speedrunConsoles,
    creatureColour: content.creatureColours,
    rankClass: content.rankClasses,
    menu: content.menus,
  };
  return Object.entries(lists).flatMap(([kind, list]) => list.map((entry) => ({ kind: kind as EntryKind, id: entry.id, content: entry })));
}
