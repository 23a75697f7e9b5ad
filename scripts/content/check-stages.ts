import { borderSums } from '#domain/rankings/player/borders.ts';
import type { Content } from './content.ts';
import { type Report, same, sum } from './report.ts';
import { ADJUSTMENTS, BORDER_SUMS, METRICS, NIGHT_AREAS, NOTED, STAGE_SUMS, STAGES_OF_RULE } from './spec-numbers.ts';

type Stage = Content['stages'][number];

/** Checks the rules, the metric and the numbers of every stage. Numbers are compared as sums over ranges of stages. */
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
  for (const [first, last, ...wanted] of STAGE_SUMS) {
    const own = stages.filter((stage) => stage.id >= first && stage.id <= last);
    const have = (['timeLimit', 'treasure', 'startCreatures'] as const).map((number) => sum(own.map((stage) => stage[number] ?? 0)));
    report.ok(same(have, wanted), `stages ${first}-${last}: numbers changed`);
  }
}

function checkStage(report: Report, stage: Stage, rules: Content['rules']): void {
  const { id } = stage;
  const check = (holds: boolean, what: string) => report.ok(holds, `stage ${id}: ${what}`);
  const metricOf = (ruleId: number) => rules.find((rule) => rule.id === ruleId)?.metric;
  const isIndoor = id >= 201 && id <= 230;

  check(stage.series === (id < 900 ? Math.floor(id / 100) : 9), 'series');
  check(rules.find((rule) => rule.id === stage.rule)?.series === stage.series, 'series of the home rule');
  check(stage.metric === (METRICS.find(([, ids]) => ids.includes(id))?.[0] ?? null), 'metric');
  for (const ruleId of stage.rules) {
    const metric = metricOf(ruleId);
    check(((stage.metric ?? metric) === 'elapsed') === (metric === 'elapsed'), `direction under rule ${ruleId}`);
  }
  check((stage.gameCount !== null) === isIndoor && (stage.gameCount === null || stage.timeLimit === 2 * stage.gameCount), 'game count');
  check(
    (stage.borders !== null) === isIndoor && same(stage.borders, stage.borders && [...new Set(stage.borders)].sort((a, b) => a - b)),
    'borders',
  );
  check(stage.regionAdjustment === (ADJUSTMENTS[id] ?? null), 'region adjustment');
  check((stage.area !== null) === (id >= 429 && id <= 444), 'area');
  check((stage.note !== null) === NOTED.includes(id), 'note');
  check(stage.retired === (id === 903), 'retired');
}
