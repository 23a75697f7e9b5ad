import { windowAt } from '#domain/events/window.ts';
import type { Catalogue } from './create-catalogue.ts';

/** The stages for random picks: not retired, and of events only running ones. */
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

/** Picks one of the stages; `chance` is at least 0 and below 1. Undefined only when there are none. */
export function pickStage(catalogue: Catalogue, now: Date, chance: number): number | undefined {
  const ids = stagesForChance(catalogue, now);
  return ids[Math.floor(chance * ids.length)];
}
