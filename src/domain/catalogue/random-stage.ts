import { windowAt } from '#domain/events/window.ts';
import type { Catalogue } from './create-catalogue.ts';

/** The stages that chance may open: none that is retired, and an event's only while it runs. */
export function stagesForChance(catalogue: Catalogue, now: Date): number[] {
  const { stages, eventStages, events } = catalogue;
  const runs = (code: number) => {
    const event = events.get(code);
    return event !== undefined && windowAt(event, now) === 'open';
  };
  return [...[...stages.values()].filter((stage) => !stage.retired), ...[...eventStages.values()].filter((stage) => runs(stage.event))].map(
    (stage) => stage.id,
  );
}

/** One of them; `chance` is at least 0 and less than 1. Undefined only when there is none. */
export function pickStage(catalogue: Catalogue, now: Date, chance: number): number | undefined {
  const ids = stagesForChance(catalogue, now);
  return ids[Math.floor(chance * ids.length)];
}
