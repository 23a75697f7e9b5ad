import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES, combinedWithDay, FIRST_DAY, FIRST_YEAR, type RankingFilter } from '#domain/rankings/filter.ts';
import { lastDayOf, monthsBefore, SINCE_PERIODS } from '#domain/rankings/totals/since.ts';
import { type CalendarDate, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { DayForm } from '#web/ui/form/day-form.tsx';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { CalendarDays, TrendingUp } from '#web/ui/media/icons.tsx';
import type { ChoiceLink } from '#web/ui/nav/choice-link.ts';
import { FilterBar } from '#web/ui/nav/filter-bar.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import styles from './total-filters.module.css';
import { sinceHref } from './total-href.ts';

type Asked = { filter: RankingFilter; thisYear: number; today: CalendarDate; consoles: readonly number[]; players: number };
type Props = {
  catalogue: Catalogue;
  totalId: number;
  asked: Asked;
  hrefOf: (filter: RankingFilter) => string;
  /** The related totals. Phones choose one here, wide screens in the head of the page. */
  totals: readonly ChoiceLink[];
  totalsLabel?: string | undefined;
  locale: Language;
};

/**
 * Renders the console, year and day filters as links and a GET form, which work without JavaScript: one bar on phones,
 * lists on wide screens. A link leads to the changes of the last month.
 */
export function TotalFilters({ catalogue, totalId, asked, hrefOf, totals, totalsLabel, locale }: Props) {
  const t = translate(locale, 'totals.filters');
  const words = translate(locale, 'totals');
  const { filter, thisYear, today, players } = asked;
  const { year: _year, at: _at, ...undated } = { ...filter, page: 1 };
  const href = (to: RankingFilter) => localePath(locale, hrefOf(to));

  const consoles = [ALL_CONSOLES, ...asked.consoles.toSorted((a, b) => a - b)].map((console) => ({
    label: console === ALL_CONSOLES ? t('allConsoles') : (inLanguage(catalogue.recordConsoles.get(console)?.name, locale) ?? ''),
    href: href({ ...filter, console, page: 1 }),
    current: console === filter.console,
    icon: console === ALL_CONSOLES ? undefined : <ConsoleIcon console={console} />,
  }));
  const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index).map((year) => ({
    label: String(year),
    href: href({ ...undated, year }),
    current: year === filter.year,
  }));
  const day = filter.at === undefined ? [] : [{ label: formatDate(filter.at), href: href({ ...undated, at: filter.at }), current: true }];
  const now = {
    label: t('now'),
    href: href(undated),
    current: filter.at === undefined && (filter.year === undefined || filter.year === thisYear),
  };

  const dayForm = (inPanel: boolean) => (
    <DayForm
      action={href({ console: ALL_CONSOLES, page: 1 })}
      query={combinedWithDay(filter)}
      fields={[{ name: 'at', label: t('day'), value: filter.at }]}
      min={FIRST_DAY}
      max={today}
      send={t('show')}
      inPanel={inPanel}
    />
  );
  const moments = [...day, now, ...years];
  const lastMonth = monthsBefore(lastDayOf(filter, today), SINCE_PERIODS.month);
  const bar = [
    { label: totalsLabel ?? t('total'), items: totals },
    ...(consoles.length > 2 ? [{ label: t('console'), items: consoles, isSet: filter.console !== ALL_CONSOLES }] : []),
    { label: t('when'), items: moments, isSet: !now.current, after: dayForm(true) },
  ];

  return (
    <>
      <Static as="div" className={styles.bar}>
        <FilterBar label={t('label')} cells={bar} />
      </Static>
      <Static as="div" className={styles.filters}>
        {consoles.length > 2 && <SelectLinks label={t('console')} labelClass={styles.label} items={consoles} group="filters" />}
        <SelectLinks group="filters" label={t('year')} icon={<CalendarDays data-icon="s" aria-hidden />} items={moments} />
        {dayForm(false)}
        <p>{words('spread.players', { players })}</p>
        <ButtonLink variant="line" href={localePath(locale, sinceHref(totalId, lastMonth, { ...filter, console: ALL_CONSOLES, page: 1 }))}>
          <TrendingUp aria-hidden />
          {words('views.since')}
        </ButtonLink>
      </Static>
    </>
  );
}
