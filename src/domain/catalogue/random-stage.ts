import { windowAt } from '#domain/events/window.ts';
import type { Catalogue } from './create-catalogue.ts';

/**
 * Returns the ids of all stages that can be picked at random: stages that are not retired, and the stages of running
 * events.
 */
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

/** Picks one of the stages. `chance` is at least 0 and less than 1. Returns undefined only when there are no stages. */
export function pickStage(catalogue: Catalogue, now: Date, chance: number): number | undefined {
  const ids = stagesForChance(catalogue, now);
  return ids[Math.floor(chance * ids.length)];
}
