import type { CatalogueEntries } from '#domain/catalogue/names/parse-entries.ts';
import { type BoardRow, EVENT_SERIES, type MetricName, type Stage } from '#domain/catalogue/rows.ts';
import { MEASURED_AGAINST_LIMIT } from '#domain/records/metrics.ts';
import type { Board } from './board.ts';

const FRACTIONS_RULE = 91; // The only rule with times in milliseconds (domain.md §2).

/**
 * Combines a stored board with its stage and rule. Throws when either is unknown or lacks a value that the metric
 * needs.
 */
export function buildBoard(entries: CatalogueEntries, row: BoardRow): Board {
  const board = BUILDERS[row.kind](entries, row);
  const at = `catalogue: board ${row.boardId} (${row.kind} ${row.refId})`;
  if (MEASURED_AGAINST_LIMIT.includes(board.metric) && board.timeLimitS === null) throw new Error(`${at} has no time limit`);
  if (board.metric === 'collectAllTime' && board.referenceScore === null) throw new Error(`${at} has no reference score`);
  return Object.freeze(board);
}

const BUILDERS = { stage: stageBoard, event: eventBoard, speedrun: speedrunBoard };

function stageBoard(entries: CatalogueEntries, row: BoardRow): Board {
  const stage = must(entries.stages, row.refId, 'stage');
  const rule = must(entries.rules, row.ruleId, 'rule');
  const metric = stage.metric ?? rule.metric;
  return {
    ...row,
    ...statsOf(stage, metric),
    metric,
    seriesId: stage.series,
    timeCreditS: rule.timeCredit,
    takesFractions: rule.id === FRACTIONS_RULE,
    consoles: rule.consoles,
    countsSince: rule.countsSince,
    retired: stage.retired,
    event: null,
  };
}

// An event stage is a base stage under another condition, with the same time limit, treasure and regional adjustment.
function eventBoard(entries: CatalogueEntries, row: BoardRow): Board {
  const { metric, baseStage, event } = must(entries.eventStages, row.refId, 'event stage');
  const { id: code, startsAt, endsAt, evidence, blind } = must(entries.events, event, 'event');
  const rule = must(entries.rules, row.ruleId, 'rule');
  return {
    ...row,
    ...statsOf(baseStage === null ? undefined : must(entries.stages, baseStage, 'stage'), metric),
    metric,
    seriesId: EVENT_SERIES,
    timeCreditS: null,
    takesFractions: false,
    consoles: rule.consoles,
    countsSince: null,
    retired: false,
    event: { code, startsAt, endsAt, evidence, blind },
  };
}

function speedrunBoard(entries: CatalogueEntries, row: BoardRow): Board {
  const speedrun = must(entries.speedruns, row.refId, 'speedrun');
  return {
    ...row,
    ...statsOf(undefined, 'elapsed'),
    metric: 'elapsed',
    seriesId: speedrun.series,
    timeCreditS: null,
    takesFractions: true,
    consoles: speedrun.consoles,
    countsSince: null,
    retired: false,
    event: null,
  };
}

// `treasure` is the score of a full collection only if the metric is collectAllTime.
const statsOf = (stage: Stage | undefined, metric: MetricName) => ({
  timeLimitS: stage?.timeLimit ?? null,
  referenceScore: metric === 'collectAllTime' ? (stage?.treasure ?? null) : null,
  regionAdjustment: stage?.regionAdjustment ?? null,
});

function must<Entry>(entries: ReadonlyMap<number, Entry>, id: number, what: string): Entry {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`catalogue: a board references the unknown ${what} ${id}`);
  return entry;
}
