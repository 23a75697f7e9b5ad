import { borderSums } from '#domain/rankings/borders.ts';
import type { Content } from './content.ts';
import { type Report, range, same, sum } from './report.ts';

type Stage = Content['stages'][number];

const STAGES_OF_RULE: Readonly<Record<number, number>> = {
  ...{ 10: 5, 11: 5, 21: 13, 22: 17, 23: 13, 24: 13, 25: 14, 26: 30, 27: 30, 28: 30, 29: 10 },
  ...{ 31: 15, 32: 15, 33: 6, 34: 50, 35: 12, 36: 14, 41: 12, 42: 6, 43: 10, 44: 12, 45: 6, 46: 10, 47: 16, 91: 16 },
};

/** The rules that own stages. */
export const RULES_WITH_STAGES = Object.keys(STAGES_OF_RULE).map(Number);

const METRICS: readonly [string, readonly number[]][] = [
  ['countdown', [338, 341, 343, ...range(345, 350)]],
  ['cavePoints', range(231, 244)],
  ['elapsed', [...range(245, 254), ...range(351, 362), ...range(429, 444), ...range(901, 916)]],
  ['battleMargin', range(413, 418)],
  ['timeLeft', range(419, 428)],
];
const ADJUSTMENTS: Readonly<Record<number, number>> = { 203: 200, 213: -100, 228: -40 };
const NOTED = [...range(413, 418), 420, 422, 424];
const NIGHT_AREAS = [range(429, 431), range(432, 434), range(435, 437), range(438, 440), range(441, 442), range(443, 444)];
const BORDER_SUMS = [700_000, 700_500, 701_000, 702_000];

// First and last stage; sums of their limits in seconds, treasure and starting creatures.
const FIGURES = [
  [101, 105, 4698, 2380, 148],
  [201, 230, 14_490, 67_972, 1577],
  [231, 244, 21_000, 21_436, 326],
  [301, 315, 8220, 47_440, 1074],
  [316, 330, 7285, 9920, 414],
  [331, 344, 9840, 13_300, 0],
  [345, 350, 4320, 0, 600],
  [401, 412, 4740, 2700, 0],
] as const;

/** Every stage has the rules, metric and figures the games give it; figures are guarded by their sums over ranges. */
export function checkStages(report: Report, { stages, rules }: Content): void {
  for (const [rule, count] of Object.entries(STAGES_OF_RULE)) {
    const have = stages.filter((stage) => stage.rules.includes(Number(rule))).length;
    report.ok(have === count, `rule ${rule}: ${have} stages instead of ${count}`);
  }
  const idsWhere = (test: (stage: Stage) => boolean) => stages.filter(test).map((stage) => stage.id);
  const eggRooms = [201, 202, 205, 206, 207, 212, 217, 218, 220, 226, 228, 229, 230];
  report.ok(
    same(
      idsWhere((stage) => stage.rule === 21),
      eggRooms,
    ),
    'rule 21: stage list',
  );
  report.ok(
    same(
      idsWhere((stage) => stage.rule === 22 && !stage.rules.includes(24)),
      [209, 214, 216, 223],
    ),
    'rule 24: stage list',
  );
  const areas = NIGHT_AREAS.map((_, at) => idsWhere((stage) => stage.area?.id === at + 1));
  report.ok(same(areas, NIGHT_AREAS), 'night areas');
  for (const stage of stages) checkStage(report, stage, rules);

  const borders = borderSums(stages);
  report.ok(same(borders, BORDER_SUMS), `border sums are ${borders}`);
  for (const [first, last, ...wanted] of FIGURES) {
    const own = stages.filter((stage) => stage.id >= first && stage.id <= last);
    const have = (['timeLimit', 'treasure', 'startCreatures'] as const).map((figure) => sum(own.map((stage) => stage[figure] ?? 0)));
    report.ok(same(have, wanted), `stages ${first}-${last}: figures changed`);
  }
}

function checkStage(report: Report, stage: Stage, rules: Content['rules']): void {
  const { id } = stage;
  const check = (holds: boolean, what: string) => report.ok(holds, `stage ${id}: ${what}`);
  const metricOf = (ruleId: number) => rules.find((rule) => rule.id === ruleId)?.metric;
  const isRoom = id >= 201 && id <= 230;

  check(stage.series === (id < 900 ? Math.floor(id / 100) : 9), 'series');
  check(rules.find((rule) => rule.id === stage.rule)?.series === stage.series, 'series of its home rule');
  check(stage.metric === (METRICS.find(([, ids]) => ids.includes(id))?.[0] ?? null), 'metric');
  for (const ruleId of stage.rules) {
    const metric = metricOf(ruleId);
    check(((stage.metric ?? metric) === 'elapsed') === (metric === 'elapsed'), `direction under rule ${ruleId}`);
  }
  check((stage.gameCount !== null) === isRoom && (stage.gameCount === null || stage.timeLimit === 2 * stage.gameCount), 'game count');
  check(
    (stage.borders !== null) === isRoom && same(stage.borders, stage.borders && [...new Set(stage.borders)].sort((a, b) => a - b)),
    'borders',
  );
  check(stage.regionAdjustment === (ADJUSTMENTS[id] ?? null), 'region adjustment');
  check((stage.area !== null) === (id >= 429 && id <= 444), 'area');
  check((stage.note !== null) === NOTED.includes(id), 'note');
  check(stage.retired === (id === 903), 'retired');
}
