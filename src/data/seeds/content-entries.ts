import creatureColours from '#content/catalogue/creatureColours.json' with { type: 'json' };
import eventStages from '#content/catalogue/eventStages.json' with { type: 'json' };
import events from '#content/catalogue/events.json' with { type: 'json' };
import menus from '#content/catalogue/menus.json' with { type: 'json' };
import rankClasses from '#content/catalogue/rankClasses.json' with { type: 'json' };
import recordConsoles from '#content/catalogue/recordConsoles.json' with { type: 'json' };
import rules from '#content/catalogue/rules.json' with { type: 'json' };
import series from '#content/catalogue/series.json' with { type: 'json' };
import speedrunConsoles from '#content/catalogue/speedrunConsoles.json' with { type: 'json' };
import speedruns from '#content/catalogue/speedruns.json' with { type: 'json' };
import stages from '#content/catalogue/stages.json' with { type: 'json' };
import teams from '#content/catalogue/teams.json' with { type: 'json' };
import totals from '#content/catalogue/totals.json' with { type: 'json' };
import { addTexts, type EntryFacts } from '#domain/catalogue/names/catalogue-texts.ts';
import { ENTRY_KINDS, type EntryKind, type EntryRow } from '#domain/catalogue/rows.ts';
import { CATALOGUE_TEXTS } from './seed-texts.ts';

const FILES: Record<EntryKind, readonly EntryFacts[]> = {
  series,
  rule: rules,
  stage: stages,
  eventStage: eventStages,
  event: events,
  team: teams,
  total: totals,
  speedrun: speedruns,
  recordConsole: recordConsoles,
  speedrunConsole: speedrunConsoles,
  creatureColour: creatureColours,
  rankClass: rankClasses,
  menu: menus,
};

/** Returns the entries of the initial catalogue from the content files, with their texts in all languages. */
export function contentEntries(): EntryRow[] {
  return ENTRY_KINDS.flatMap((kind) =>
    FILES[kind].map((facts) => ({ kind, id: facts.id, content: addTexts(kind, facts, CATALOGUE_TEXTS) })),
  );
}
