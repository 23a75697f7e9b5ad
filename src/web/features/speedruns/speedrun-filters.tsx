import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { ALL_CONSOLES, FIRST_DAY, FIRST_YEAR, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { DayForm } from '#web/ui/form/day-form.tsx';
import { CalendarDays } from '#web/ui/media/icons.tsx';
import type { ChoiceLink } from '#web/ui/nav/choice-link.ts';
import { FilterBar } from '#web/ui/nav/filter-bar.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import { withoutSharedStart } from './short-names.ts';
import { speedrunHref } from './speedrun-href.ts';
import styles from './speedrun-page.module.css';

type Props = { catalogue: Catalogue; ranking: SpeedrunRanking; categories: readonly ChoiceLink[]; locale: Language };

/** Filters a speedrun ranking by console and moment: in a bar with the category on phones, above the table elsewhere. */
export function SpeedrunFilters({ catalogue, ranking, categories, locale }: Props) {
  const t = translate(locale, 'speedruns');
  const { board, filter, speedrun, thisYear, today, isNow } = ranking;
  const hrefOf = (change: Partial<RankingFilter>) => speedrunHref(ranking, change, locale);
  const consoles = [ALL_CONSOLES, ...board.consoles].map((console) => ({
    label: inLanguage(catalogue.speedrunConsoles.get(console)?.name, locale) ?? '',
    href: hrefOf({ console }),
    current: console === filter.console,
  }));
  const moments = [
    ...(filter.at === undefined ? [] : [{ label: formatDate(filter.at), href: hrefOf({}), current: true }]),
    { label: t('now'), href: speedrunHref(undated(ranking), {}, locale), current: isNow && filter.at === undefined },
    ...Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index).map((year) => ({
      label: t('endOfYear', { year: String(year) }),
      href: speedrunHref(undated(ranking), { year }, locale),
      current: year === filter.year,
    })),
  ];
  const day = (
    <DayForm
      action={localePath(locale, speedrunRoute(speedrun.id))}
      query={{ console: filter.console === speedrun.defaultConsole ? undefined : filter.console }}
      fields={[{ name: 'at', label: t('day'), value: filter.at }]}
      min={FIRST_DAY}
      max={today}
      send={t('show')}
      inPanel
    />
  );
  const short = withoutSharedStart(categories.map(({ label }) => label));
  const shortCategories = categories.map((category, index) => ({ ...category, label: short[index] ?? category.label }));
  const hasConsoles = board.consoles.length > 1;
  return (
    <>
      <FilterBar
        label={t('filters')}
        cells={[
          { label: t('category'), items: shortCategories },
          ...(hasConsoles ? [{ label: t('console'), items: consoles, isSet: filter.console !== speedrun.defaultConsole }] : []),
          { label: t('when'), items: moments, isSet: !isNow, after: day },
        ]}
      />
      <div className={styles.filters}>
        {hasConsoles && <SegmentedLinks label={t('filter')} items={consoles} />}
        <SelectLinks label={t('when')} icon={<CalendarDays data-icon="s" aria-hidden />} items={moments} after={day} />
      </div>
    </>
  );
}

const undated = ({ speedrun, filter: { year: _year, at: _at, ...filter } }: SpeedrunRanking) => ({ speedrun, filter });
