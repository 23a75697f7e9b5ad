import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES, combinedWithDay, FIRST_DAY, FIRST_YEAR, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { type LinkedPart, partHref } from '#web/features/players/compare/compare-href.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { DayForm } from '#web/ui/form/day-form.tsx';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { CalendarDays } from '#web/ui/media/icons.tsx';
import { FilterBar } from '#web/ui/nav/filter-bar.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './player-filters.module.css';

type Props = {
  catalogue: Catalogue;
  path: string;
  asked: Pick<PlayerPage, 'filter' | 'thisYear' | 'today'>;
  /** The part of a comparison, which stays when the filter changes. */
  part?: LinkedPart;
  locale: Language;
};

/**
 * Renders the console, year and day filters of a player or comparison as links and a plain HTML form, so that the filter is
 * part of the URL: one bar on phones, lists on wide screens.
 */
export function PlayerFilters({ catalogue, path, asked, part = {}, locale }: Props) {
  const t = translate(locale, 'players.filters');
  const { filter, thisYear, today } = asked;
  const { year: _year, at: _at, ...undated } = filter;
  const under = (to: RankingFilter) => partHref(path, { ...to, page: 1 }, part);
  const href = (change: Partial<RankingFilter>) => under({ ...filter, ...change });
  const consoles = [...catalogue.recordConsoles.values()].map(({ id, name }) => ({
    label: id === ALL_CONSOLES ? t('allConsoles') : inLanguage(name, locale),
    href: href({ console: id }),
    current: id === filter.console,
    icon: id === ALL_CONSOLES ? undefined : <ConsoleIcon console={id} />,
  }));
  const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index).map((year) => ({
    label: t('endOfYear', { year: String(year) }),
    href: under({ ...undated, year }),
    current: year === filter.year,
  }));
  const day = filter.at === undefined ? [] : [{ label: formatDate(filter.at), href: href({}), current: true }];
  const isNow = filter.at === undefined && (filter.year === undefined || filter.year === thisYear);
  const now = { label: t('now'), href: under(undated), current: isNow };

  const moments = [...day, now, ...years];
  const dayForm = (inPanel: boolean) => (
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
        label={t('label')}
        cells={[
          { label: t('console'), items: consoles, isSet: filter.console !== ALL_CONSOLES },
          { label: t('when'), items: moments, isSet: !isNow, after: dayForm(true) },
        ]}
      />
      <div className={styles.filters}>
        <SelectLinks group="filters" label={t('console')} labelClass={shared.muted} items={consoles} />
        <SelectLinks group="filters" label={t('year')} icon={<CalendarDays data-icon="s" aria-hidden />} items={moments} />
        {dayForm(false)}
      </div>
    </>
  );
}
