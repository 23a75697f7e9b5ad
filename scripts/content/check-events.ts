import type { Content } from './content.ts';
import { type Report, range, same } from './report.ts';

const WITHOUT_STAGES = [171231, 180429, 231216]; // two meet-ups and a team match, which have no stages
const LONGEST_MS = 31 * 24 * 60 * 60 * 1000;

/**
 * Checks that events begin on the date in their id, that their stages form a contiguous range, and that every team
 * plays in exactly one event.
 */
export function checkEvents(report: Report, { events, eventStages, teams }: Content): void {
  for (const event of events) {
    const check = (holds: boolean, what: string) => report.ok(holds, `event ${event.id}: ${what}`);
    const date = `20${String(event.id).replace(/(..)(..)(..)/, '$1-$2-$3')}`;
    const length = Date.parse(event.endsAt) - Date.parse(event.startsAt);
    check(event.startsAt.startsWith(date), 'does not begin on its date');
    check(event.startsAt.endsWith('+09:00') && event.endsAt.endsWith('+09:00'), 'the time zone is not +09:00');
    check(length > 0 && length <= LONGEST_MS, 'window');
    check(event.teams.length === 2 || (event.teams.length === 0 && event.style !== 'teams'), 'teams');

    const own = eventStages.filter((stage) => stage.event === event.id).map((stage) => stage.id);
    check((own.length === 0) === WITHOUT_STAGES.includes(event.id), 'has stages but should not, or has none but should');
    const cells = event.area?.cells.filter((cell) => cell !== null) ?? [];
    check((event.style === 'area') === (event.area != null), 'a grid is present but should not be, or is missing');
    check(cells.length === 0 || same(cells.map((cell) => cell.stage), own), 'the cells are not its stages, in order'); // biome-ignore format: one line a check
    check(cells.length === 0 || same(cells.flatMap((cell) => cell.home ?? []), event.teams), 'not exactly one home cell per team'); // biome-ignore format: one line a check
    check(event.area == null || event.area.cells.length % event.area.columns === 0, 'the last row of the grid is incomplete');
    check(own.length === 0 || same(own, range(own[0] ?? 0, own.at(-1) ?? 0)), 'stages are not a contiguous range');
  }
  for (const stage of eventStages) report.ok(stage.metric !== 'elapsed', `event stage ${stage.id}: metric`);
  const trial = eventStages.filter((stage) => stage.event === 250905).map((stage) => stage.id);
  report.ok(same(trial, [1313, 1314]), 'event 250905: stages');

  const playing = events.flatMap((event) => event.teams).sort((a, b) => a - b);
  const known = teams.map((team) => team.id).sort((a, b) => a - b);
  report.ok(same(playing, known), 'teams: each must play in exactly one event');
}
