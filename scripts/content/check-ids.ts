import type { Content } from './content.ts';
import { type Report, range } from './report.ts';

/** The tournaments that make up total 4. */
export const COUNTED_EVENTS = [
  151101, 160306, 160319, 160423, 160430, 160806, 170101, 170211, 170325, 170429, 171013, 180101, 180901, 190802, 200723, 200918, 211105,
  221008,
];

const WANTED: { readonly [Name in Exclude<keyof Content, 'keywords'>]: readonly number[] } = {
  series: [0, 1, 2, 3, 4, 5, 6, 7, 9, 31],
  rules: [0, 1, 2, 3, 4, 10, 11, ...range(20, 36), ...range(40, 47), 91],
  stages: [...range(101, 105), ...range(201, 254), ...range(301, 362), ...range(401, 444), ...range(901, 916)],
  eventStages: range(1001, 1314),
  events: [...COUNTED_EVENTS, 161022, 171231, 180429, 190209, 190321, 210829, 231216, 250726, 250905],
  teams: range(1, 22),
  totals: [1, 2, 3, 4, 10, 11, ...range(20, 25), 29, ...range(30, 33), 35, 36, ...range(40, 47), 91],
  speedruns: [101, 102, ...range(201, 204), ...range(301, 303), ...range(311, 313), ...range(401, 405)],
  recordConsoles: range(0, 4),
  speedrunConsoles: range(0, 7),
  creatureColours: range(1, 8),
  rankClasses: range(0, 15),
  menus: [0, 1, 2, 3, 4, 5, 6, 9], // 7 shows the menu of 5
};

/** Ids are unique and their ranges complete. */
export function checkIds(report: Report, content: Content): void {
  for (const [name, wanted] of Object.entries(WANTED)) {
    const have = content[name as keyof typeof WANTED].map((element) => element.id);
    const missing = wanted.filter((id) => !have.includes(id));
    const extra = have.filter((id) => !wanted.includes(id));
    report.ok(new Set(have).size === have.length, `${name}: duplicate ids`);
    report.ok(missing.length === 0, `${name}: missing ${missing.slice(0, 10)}`);
    report.ok(extra.length === 0, `${name}: unexpected ${extra.slice(0, 10)}`);
  }
}
