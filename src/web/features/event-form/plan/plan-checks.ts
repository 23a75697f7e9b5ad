import type { EventPlan } from '#domain/events/plan/event-plan.ts';

type Name = 'titles' | 'stages' | 'boards' | 'noStages' | 'teams' | 'area' | 'window' | 'entry' | 'blind' | 'description';

/** Line of the checklist: the part of the plan that was checked, and the field and code of its first error. */
export type Check = { readonly name: Name; readonly error: readonly [field: string, error: string] | undefined };

/**
 * Returns the checklist of a plan, with the first error in each part. Skips parts that are unused and have no error.
 */
export function planChecks(plan: EventPlan, fields: Readonly<Record<string, string>>): Check[] {
  const wrongIn = (...parts: string[]) => Object.entries(fields).find(([field]) => parts.includes(field.split('.')[0] ?? ''));
  const line = (name: Name, isThere: boolean, ...parts: string[]): Check[] => {
    const error = wrongIn(...parts);
    return isThere || error ? [{ name, error }] : [];
  };
  const ground = plan.boards.length > 0 ? 'boards' : plan.stages.length > 0 ? 'stages' : 'noStages';
  return [
    ...line('titles', true, 'title'),
    ...line(ground, true, 'stages', 'boards'),
    ...line('teams', plan.style !== 'standard', 'teams'),
    ...line('area', plan.style === 'area', 'area'),
    ...line('blind', plan.blind, 'blind'),
    ...line('description', plan.description !== null, 'description'),
    ...line('entry', plan.entry !== null, 'entry'),
    ...line('window', true, 'code', 'startsAt', 'endsAt', 'zone', 'type'),
  ];
}
