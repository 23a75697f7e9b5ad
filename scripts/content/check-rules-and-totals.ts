import { boardCount, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Content } from './content.ts';
import { type Report, range, same } from './report.ts';
import { BOARDS_BY_YEAR, BOARDS_OF_TOTAL, COUNTED_EVENTS, RULES_OF_TOTAL } from './spec-numbers.ts';

/**
 * Checks the direction, time credit, consoles and first year of rules, and the references of series, speedruns and
 * menus.
 */
export function checkRules(report: Report, { rules, series, speedruns, menus }: Content): void {
  for (const rule of rules) {
    const timed = [29, 35, 47].includes(rule.id);
    report.ok((rule.metric === 'elapsed') === (timed || rule.id === 91), `rule ${rule.id}: direction`);
    report.ok(rule.timeCredit === (timed ? 600 : null), `rule ${rule.id}: time credit`);
    report.ok(same(rule.consoles, consolesOf(rule.id)), `rule ${rule.id}: consoles`);
    report.ok((rule.countsSince !== null) === RULES_OF_TOTAL[1]?.includes(rule.id), `rule ${rule.id}: countsSince`);
  }
  const orders = series.map((entry) => entry.order).sort((a, b) => a - b);
  report.ok(same(orders, range(0, series.length - 1)), 'series: order is not 0..n');
  report.ok(series.find((entry) => entry.id === 7)?.listOf === 5, 'series 7 must show the list of 5');
  for (const { id, consoles, defaultConsole } of speedruns)
    report.ok([0, ...consoles].includes(defaultConsole), `speedrun ${id}: default console`);
  for (const { id, pages, totals, lists } of menus) {
    const items = [...pages, ...totals, ...lists];
    report.ok(items.length > 0 && new Set(items).size === items.length, `menu ${id}: empty or with duplicate lines`);
    report.ok(
      pages.every((page) => /^\/[a-z/-]*$/.test(page)),
      `menu ${id}: a page is not a route`,
    );
  }
}

/** Checks that each total consists of the expected rules and events and has the expected number of boards. */
export function checkTotals(report: Report, { totals }: Content, catalogue: Catalogue | undefined): void {
  for (const total of totals) {
    report.ok(same(total.rules, RULES_OF_TOTAL[total.id] ?? [total.id]), `total ${total.id}: rules`);
    report.ok(same(total.events, total.id === 4 ? COUNTED_EVENTS : []), `total ${total.id}: events`);
    const order = total.id <= 4 ? 'points' : total.id === 91 ? 'boardsThenTime' : 'score';
    report.ok(total.orderBy === order, `total ${total.id}: order`);
  }
  if (!catalogue) return;
  for (const [id, wanted] of Object.entries(BOARDS_OF_TOTAL)) {
    const have = totalBoards(catalogue, Number(id)).length;
    report.ok(have === wanted, `total ${id}: ${have} boards instead of ${wanted}`);
  }
  for (const [year, wanted] of Object.entries(BOARDS_BY_YEAR)) {
    const have = boardCount(catalogue, Number(year));
    report.ok(have === wanted, `boards counted in ${year}: ${have} instead of ${wanted}`);
  }
}

function consolesOf(ruleId: number): number[] {
  if (ruleId >= 10 && ruleId < 30) return [1, 2, 4];
  if (ruleId >= 30 && ruleId <= 34) return [2, 3, 4];
  if (ruleId === 36 || (ruleId >= 40 && ruleId < 50)) return [4];
  return [1, 2, 3, 4];
}
