import { stageRoute } from '#domain/catalogue/routes.ts';
import { ALL_CONSOLES, formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { StageCountsJson } from '#web/server/answer/response-types.ts';
import type { FilterOptions } from './filter-options.ts';

/** What is chosen in the filter sheet. At most one of `year` and `at` is set; without them, the choice means now. */
export type FilterChoice = {
  readonly rule: number;
  readonly console: number;
  readonly year?: number | undefined;
  readonly at?: string | undefined;
};

type Rules = Pick<FilterOptions, 'rules'>;

const homeRule = ({ rules }: Rules): number => rules[0]?.id ?? 0;

/** Returns the choice that a page's filter stands for. The current year has not ended, so it means now. */
export const choiceOf = ({ filter, rules, today }: Pick<FilterOptions, 'filter' | 'rules' | 'today'>): FilterChoice => ({
  rule: filter.rule ?? homeRule({ rules }),
  console: filter.console,
  year: filter.year === Number(today.slice(0, 4)) ? undefined : filter.year,
  at: filter.at,
});

/** Returns the choice without any filter. */
export const plainChoice = (options: Rules): FilterChoice => ({ rule: homeRule(options), console: ALL_CONSOLES });

/** Returns the choice with another rule, without a console that the rule does not offer. */
export function withRule({ rules }: Rules, choice: FilterChoice, rule: number): FilterChoice {
  const isOffered = rules.find(({ id }) => id === rule)?.consoles.includes(choice.console);
  return { ...choice, rule, console: isOffered ? choice.console : ALL_CONSOLES };
}

/** Returns the address of the ranking that is chosen. */
export function hrefOf(options: Pick<FilterOptions, 'locale' | 'stageId' | 'rules'>, { rule, console, year, at }: FilterChoice): string {
  const filter: RankingFilter = {
    ...(rule !== homeRule(options) && { rule }),
    console,
    ...(year !== undefined && { year }),
    ...(at !== undefined && { at: at as NonNullable<RankingFilter['at']> }),
    page: 1,
  };
  const query = formatFilter(filter);
  return localePath(options.locale, stageRoute(options.stageId) + (query && `?${query}`));
}

/** Returns the number of players of a choice. Returns undefined for a single day and before the counts are known. */
export function playersOf(counts: StageCountsJson | undefined, { rule, console, year, at }: FilterChoice): number | undefined {
  const view = counts?.boards.find((board) => board.rule === rule)?.consoles.find((each) => each.console === console);
  if (!view || at !== undefined) return undefined;
  return year === undefined || !counts?.years.includes(year) ? view.now : view.ends[counts.years.indexOf(year)];
}

/** The filter that leaves no players, and the nearest choice that has some. */
export type EmptyCause = { readonly kind: 'console' | 'year' | 'rule'; readonly instead: FilterChoice | undefined };

/** Explains a choice without players. Returns undefined for any other choice. */
export function causeOfEmpty(options: Rules, counts: StageCountsJson | undefined, choice: FilterChoice): EmptyCause | undefined {
  if (playersOf(counts, choice) !== 0) return undefined;
  const onAny = { ...choice, console: ALL_CONSOLES };
  if (playersOf(counts, onAny)) return { kind: 'console', instead: onAny };
  const [now, anyNow] = [choice, onAny].map((each) => ({ ...each, year: undefined }));
  const current = [now, anyNow].find((each) => each && playersOf(counts, each));
  if (current) return { kind: 'year', instead: current };
  const plain = plainChoice(options);
  return { kind: 'rule', instead: playersOf(counts, plain) ? plain : undefined };
}
