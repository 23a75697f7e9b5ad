import type { Content } from './content.ts';
import { type Report, range, same } from './report.ts';

const WITHOUT_STAGES = [171231, 180429, 231216]; // two meet-ups and a team match
const LONGEST_MS = 31 * 24 * 60 * 60 * 1000;

/** Events begin on the date of their code, hold one unbroken range of stages, and every team plays in exactly one. */
export function checkEvents(report: Report, { events, eventStages, teams }: Content): void {
  for (const event of events) {
    const check = (holds: boolean, what: string) => report.ok(holds, `event ${event.id}: ${what}`);
    const date = `20${String(event.id).replace(/(..)(..)(..)/, '$1-$2-$3')}`;
    const length = Date.parse(event.endsAt) - Date.parse(event.startsAt);
    check(event.startsAt.startsWith(date), 'does not begin on its date');
    check(event.startsAt.endsWith('+09:00') && event.endsAt.endsWith('+09:00'), 'not in the time zone +09:00');
    check(length > 0 && length <= LONGEST_MS, 'window');
    check(event.teams.length === 2 || (event.teams.length === 0 && event.style !== 'teams'), 'teams');

    const own = eventStages.filter((stage) => stage.event === event.id).map((stage) => stage.id);
    check((own.length === 0) === WITHOUT_STAGES.includes(event.id), 'has stages where it should not, or none');
    check(own.length === 0 || same(own, range(own[0] ?? 0, own.at(-1) ?? 0)), 'stages are not one unbroken range');
  }
  for (const stage of eventStages) report.ok(stage.metric !== 'elapsed', `event stage ${stage.id}: metric`);
  const trial = eventStages.filter((stage) => stage.event === 250905).map((stage) => stage.id);
  report.ok(same(trial, [1313, 1314]), 'event 250905: stages');

  const playing = events.flatMap((event) => event.teams).sort((a, b) => a - b);
  const known = teams.map((team) => team.id).sort((a, b) => a - b);
  report.ok(same(playing, known), 'teams: each must play in exactly one event');
}
