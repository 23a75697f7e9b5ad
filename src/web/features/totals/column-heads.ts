import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { datedTitle } from '#domain/catalogue/event-date.ts';
import { eventRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { ALL_CONSOLES, formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import type { TotalColumn } from '#domain/rankings/totals/total-columns.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import { totalHref } from './total-href.ts';

/** Column in the rank strips: its number, its name, and the URL of the ranking whose ranks it shows. */
export type ColumnHead = { readonly number: number; readonly name: string; readonly href: string };

/** Returns the column headings of a total. Boards and events are numbered in order, rules by their id. */
export function columnHeads(catalogue: Catalogue, { columns, filter }: TotalRanking, locale: Language): ColumnHead[] {
  const t = translate(locale, 'totals');
  /** Returns the current filter, without the console if the target page does not offer it. */
  const filterOn = (consoles: readonly number[] = []): RankingFilter => ({
    ...filter,
    console: consoles.includes(filter.console) ? filter.console : ALL_CONSOLES,
    page: 1,
  });

  const ofBoard = ({ board }: Extract<TotalColumn, { kind: 'board' }>) => {
    const { refId, ruleId, consoles } = board;
    const stage = findStage(catalogue, refId);
    const name = inLanguage(stage?.name, locale) ?? '';
    const isHome = !stage || !('rule' in stage) || stage.rule === ruleId;
    const query = formatFilter({ ...filterOn(consoles), ...(!isHome && { rule: ruleId }) });
    const rule = inLanguage(catalogue.rules.get(ruleId)?.short, locale) ?? '';
    return { name: isHome ? name : t('boardUnderRule', { stage: name, rule }), href: stageRoute(refId) + (query && `?${query}`) };
  };
  const ofRule = ({ total: { id, name } }: Extract<TotalColumn, { kind: 'rule' }>) => {
    const rule = catalogue.rules.get(id);
    return { name: inLanguage(rule?.name ?? name, locale), href: totalHref(id, filterOn(rule?.consoles)) };
  };
  const ofEvent = ({ code }: Extract<TotalColumn, { kind: 'event' }>) => {
    const event = catalogue.events.get(code);
    return { name: event ? inLanguage(datedTitle(event), locale) : '', href: eventRoute(code) };
  };

  return columns.map((column, index) => {
    const { name, href } = column.kind === 'board' ? ofBoard(column) : column.kind === 'rule' ? ofRule(column) : ofEvent(column);
    return { number: column.kind === 'rule' ? column.total.id : index + 1, name, href: localePath(locale, href) };
  });
}
