import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES, combinedWithDay, FIRST_DAY, FIRST_YEAR, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { DayForm } from '#web/ui/form/day-form.tsx';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { CalendarDays } from '#web/ui/media/icons.tsx';
import { FilterBar } from '#web/ui/nav/filter-bar.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import { type LinkedPart, partHref } from './compare-href.ts';
import styles from './compare-page.module.css';

type Props = { catalogue: Catalogue; path: string; part: LinkedPart; comparison: Comparison; locale: Language };

/** Filters a comparison by console, and by year or day: one bar on phones, lists on wide screens. All are links or a form. */
export function CompareFilters({ catalogue, path, part, comparison: { filter, thisYear, today }, locale }: Props) {
  const t = translate(locale, 'players.filters');
  const words = translate(locale, 'players.compare');
  const { year: _year, at: _at, ...undated } = filter;
  const under = (to: RankingFilter) => partHref(path, { ...to, page: 1 }, part);
  const consoles = [...catalogue.recordConsoles.values()].map(({ id, name }) => ({
    label: id === ALL_CONSOLES ? t('allConsoles') : inLanguage(name, locale),
    href: under({ ...filter, console: id }),
    current: id === filter.console,
    icon: id === ALL_CONSOLES ? undefined : <ConsoleIcon console={id} />,
  }));
  const isNow = filter.at === undefined && (filter.year === undefined || filter.year === thisYear);
  const moments = [
    ...(filter.at === undefined ? [] : [{ label: formatDate(filter.at), href: under(filter), current: true }]),
    { label: t('now'), href: under(undated), current: isNow },
    ...Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index).map((year) => ({
      label: t('endOfYear', { year: String(year) }),
      href: under({ ...undated, year }),
      current: year === filter.year,
    })),
  ];
  const day = (inPanel: boolean) => (
    <DayForm
      action={path}
      query={{ ...part, ...combinedWithDay(filter) }}
      fields={[{ name: 'at', label: t('day'), value: filter.at }]}
      min={FIRST_DAY}
      max={today}
      send={t('show')}
      inPanel={inPanel}
    />
  );
  return (
    <>
      <FilterBar
        label={words('filters')}
        cells={[
          { label: t('console'), items: consoles, isSet: filter.console !== ALL_CONSOLES },
          { label: words('when'), items: moments, isSet: !isNow, after: day(true) },
        ]}
      />
      <div className={styles.filters}>
        <SelectLinks group="filters" label={t('console')} items={consoles} />
        <SelectLinks group="filters" label={t('year')} icon={<CalendarDays data-icon="s" aria-hidden />} items={moments} />
        {day(false)}
      </div>
    </>
  );
}
