import type { z } from 'zod';
import {
  type ConsoleOption,
  type CreatureColour,
  ENTRY_SCHEMAS,
  type EntryKind,
  type EntryRow,
  type EventStage,
  type LimitedEvent,
  type Menu,
  type RankClassName,
  type Rule,
  type Series,
  type Speedrun,
  type Stage,
  type Team,
  type Total,
} from '#domain/catalogue/rows.ts';

type Content<Kind extends EntryKind> = Readonly<z.infer<(typeof ENTRY_SCHEMAS)[Kind]>>;

/** All catalogue entries by kind and id. Each map is ordered by id. */
export type CatalogueEntries = {
  readonly series: ReadonlyMap<number, Series>;
  readonly rules: ReadonlyMap<number, Rule>;
  readonly stages: ReadonlyMap<number, Stage>;
  readonly eventStages: ReadonlyMap<number, EventStage>;
  readonly events: ReadonlyMap<number, LimitedEvent>;
  readonly teams: ReadonlyMap<number, Team>;
  readonly totals: ReadonlyMap<number, Total>;
  readonly speedruns: ReadonlyMap<number, Speedrun>;
  readonly recordConsoles: ReadonlyMap<number, ConsoleOption>;
  readonly speedrunConsoles: ReadonlyMap<number, ConsoleOption>;
  readonly creatureColours: ReadonlyMap<number, CreatureColour>;
  readonly rankClasses: ReadonlyMap<number, RankClassName>;
  readonly menus: ReadonlyMap<number, Menu>;
};

/** Parses stored entries into maps ordered by id. Throws on an invalid or duplicate entry. */
export function parseEntries(entries: readonly EntryRow[]): CatalogueEntries {
  const byKind = Map.groupBy(entries, (entry) => entry.kind);
  const mapOf = <Kind extends EntryKind>(kind: Kind) => parseKind(kind, byKind.get(kind) ?? []);
  return {
    series: mapOf('series'),
    rules: mapOf('rule'),
    stages: mapOf('stage'),
    eventStages: mapOf('eventStage'),
    events: mapOf('event'),
    teams: mapOf('team'),
    totals: mapOf('total'),
    speedruns: mapOf('speedrun'),
    recordConsoles: mapOf('recordConsole'),
    speedrunConsoles: mapOf('speedrunConsole'),
    creatureColours: mapOf('creatureColour'),
    rankClasses: mapOf('rankClass'),
    menus: mapOf('menu'),
  };
}

function parseKind<Kind extends EntryKind>(kind: Kind, entries: readonly EntryRow[]): ReadonlyMap<number, Content<Kind>> {
  const parsed = new Map<number, Content<Kind>>();
  for (const entry of entries.toSorted((a, b) => a.id - b.id)) {
    const result = ENTRY_SCHEMAS[kind].safeParse(entry.content);
    if (!result.success) throw new Error(`catalogue: ${kind} ${entry.id} is malformed: ${result.error.message}`);
    if (result.data.id !== entry.id) throw new Error(`catalogue: ${kind} ${entry.id} has the id ${result.data.id}`);
    if (parsed.has(entry.id)) throw new Error(`catalogue: ${kind} ${entry.id} is duplicated`);
    parsed.set(entry.id, result.data as unknown as Content<Kind>);
  }
  return parsed;
}
