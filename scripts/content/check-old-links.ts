import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type OldLinkKind, oldLinkTable } from '#domain/site/old-links.ts';
import type { Report } from './report.ts';

/** Checks that the old site's links are unique, lead to existing pages, and map ids to existing catalogue ids. */
export function checkOldLinks(report: Report, file: unknown, { stages, eventStages, totals, events, speedruns }: Catalogue): void {
  const table = oldLinkTable.safeParse(file);
  report.ok(table.success, `old links: ${table.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`);
  const has: Partial<Record<OldLinkKind, (id: number) => boolean>> = {
    stage: (id) => stages.has(id) || eventStages.has(id),
    total: (id) => totals.has(id),
    event: (id) => events.has(id),
    speedrun: (id) => speedruns.has(id),
  };
  for (const { from, ids = {} } of table.data?.links ?? []) {
    const kind = Object.keys(has).find((known) => from.includes(`{${known}}`)) as OldLinkKind | undefined;
    for (const id of Object.values(ids)) report.ok(!kind || (has[kind]?.(Number(id)) ?? true), `old links: ${from} names ${id}`);
  }
}
