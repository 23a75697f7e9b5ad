import { EVENT_SERIES, STANDARD_RULE } from '#domain/catalogue/rows.ts';
import type { CatalogueEntries } from './parse-entries.ts';

/** Returns one message per reference to a missing entry and per stage with inconsistent rules. */
export function findBrokenReferences(entries: CatalogueEntries): string[] {
  const problems: string[] = [];
  const need = (from: string, target: keyof CatalogueEntries, ids: readonly (number | null)[]) => {
    for (const id of ids) if (id !== null && !entries[target].has(id)) problems.push(`${from} references ${id}, which is not in ${target}`);
  };

  need('the event boards', 'rules', [STANDARD_RULE]);
  need('the event boards', 'series', [EVENT_SERIES]);
  for (const series of entries.series.values()) need(`series ${series.id}`, 'series', [series.listOf]);
  for (const rule of entries.rules.values()) {
    need(`rule ${rule.id}`, 'series', [rule.series]);
    need(`rule ${rule.id}`, 'recordConsoles', rule.consoles);
  }
  for (const stage of entries.stages.values()) {
    need(`stage ${stage.id}`, 'series', [stage.series]);
    need(`stage ${stage.id}`, 'rules', stage.rules);
    if (stage.rules[0] !== stage.rule) problems.push(`stage ${stage.id} does not offer its home rule first`);
    if (new Set(stage.rules).size !== stage.rules.length) problems.push(`stage ${stage.id} lists a rule twice`);
    if (entries.eventStages.has(stage.id)) problems.push(`stage ${stage.id} has the same id, and thus the same page, as an event stage`);
  }
  for (const stage of entries.eventStages.values()) {
    need(`event stage ${stage.id}`, 'events', [stage.event]);
    need(`event stage ${stage.id}`, 'stages', [stage.baseStage]);
  }
  for (const event of entries.events.values()) {
    need(`event ${event.id}`, 'teams', event.teams);
    need(
      `event ${event.id}`,
      'stages',
      event.boards.map(({ stage }) => stage),
    );
    need(
      `event ${event.id}`,
      'rules',
      event.boards.map(({ rule }) => rule),
    );
    const cells = event.area?.cells.filter((cell) => cell !== null) ?? [];
    need(
      `the area of event ${event.id}`,
      'eventStages',
      cells.map(({ stage }) => stage),
    );
    need(
      `the area of event ${event.id}`,
      'teams',
      cells.map(({ home }) => home),
    );
  }
  for (const total of entries.totals.values()) {
    need(`total ${total.id}`, 'series', [total.series]);
    need(`total ${total.id}`, 'rules', total.rules);
    need(`total ${total.id}`, 'events', total.events);
  }
  for (const speedrun of entries.speedruns.values()) {
    need(`speedrun ${speedrun.id}`, 'series', [speedrun.series]);
    need(`speedrun ${speedrun.id}`, 'speedrunConsoles', [...speedrun.consoles, speedrun.defaultConsole]);
  }
  for (const menu of entries.menus.values()) {
    need(`menu ${menu.id}`, 'series', [menu.id]);
    need(`menu ${menu.id}`, 'totals', menu.totals);
  }
  return problems;
}
