import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { ALL_CONSOLES, combinedWithDay, FIRST_DAY, FIRST_YEAR, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { DayForm } from '#web/ui/form/day-form.tsx';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { CalendarDays } from '#web/ui/media/icons.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import { stageHref } from './filter-href.ts';
import { FILTERS_ID } from './filters-id.ts';
import styles from './ranking-filters.module.css';

type Props = { catalogue: Catalogue; ranking: StageRanking; locale: Language };

/**
 * Renders links for rule, console and year, and a form for any day. Filters are part of the URL and work without
 * JavaScript. Wide screens, where the ranking shares the page, have the consoles in a list. Phones show them only as the target of the filter bar, which needs JavaScript for its sheet.
 */
export function RankingFilters({ catalogue, ranking, locale }: Props) {
  const t = translate(locale, 'rankings.filters');
  const { board, filter, thisYear, today } = ranking;
  const href = (change: Partial<RankingFilter>) => localePath(locale, stageHref(ranking, { ...filter, page: 1, ...change }));
  const boards = boardsOfStage(catalogue, board.refId);
  const { year: _year, at: _at, ...undated } = filter;

  const rules = boards.map((sibling, index) => {
    const { rule: _rule, ...homeRule } = filter;
    const target = index === 0 ? homeRule : { ...filter, rule: sibling.ruleId };
    // Drops the console filter if the rule does not have that console.
    const console = sibling.consoles.includes(filter.console) ? filter.console : ALL_CONSOLES;
    return {
      label: inLanguage(catalogue.rules.get(sibling.ruleId)?.short, locale) ?? '',
      href: localePath(locale, stageHref(ranking, { ...target, console, page: 1 })),
      current: sibling.boardId === board.boardId,
    };
  });
  const consoles = [ALL_CONSOLES, ...board.consoles].map((console) => ({
    label: console === ALL_CONSOLES ? t('allConsoles') : (inLanguage(catalogue.recordConsoles.get(console)?.name, locale) ?? ''),
    href: href({ console }),
    current: console === filter.console,
    icon: console === ALL_CONSOLES ? undefined : <ConsoleIcon console={console} />,
  }));
  const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index).map((year) => ({
    label: t('endOfYear', { year: String(year) }),
    href: localePath(locale, stageHref(ranking, { ...undated, year, page: 1 })),
    current: year === filter.year,
  }));
  const day = filter.at === undefined ? [] : [{ label: formatDate(filter.at), href: href({}), current: true }];
  const now = {
    label: t('now'),
    href: localePath(locale, stageHref(ranking, { ...undated, page: 1 })),
    current: filter.at === undefined && (filter.year === undefined || filter.year === thisYear),
  };

  return (
    <div className={styles.filters} id={FILTERS_ID}>
      {rules.length > 1 && <SegmentedLinks label={t('rule')} items={rules} />}
      {board.consoles.length > 1 && (
        <>
          <div className={styles.tabs}>
            <SegmentedLinks label={t('console')} items={consoles} />
          </div>
          <div className={styles.select}>
            <SelectLinks group="filters" label={t('console')} labelClass={styles.label} items={consoles} />
          </div>
        </>
      )}
      <SelectLinks
        group="filters"
        label={t('when')}
        labelClass={styles.label}
        icon={<CalendarDays data-icon="s" aria-hidden />}
        items={[...day, now, ...years]}
        after={
          <DayForm
            action={localePath(locale, stageRoute(board.refId))}
            query={combinedWithDay(filter)}
            fields={[{ name: 'at', label: t('day'), value: filter.at }]}
            min={FIRST_DAY}
            max={today}
            send={t('showDay')}
            inPanel
          />
        }
      />
    </div>
  );
}
