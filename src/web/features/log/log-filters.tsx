import { LOG_VERBS, type LogFilter, logRoute } from '#domain/fairness/public-log.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import styles from './log-page.module.css';

type Props = { filter: LogFilter; years: readonly number[]; locale: Language };

/** Renders links that filter the log by action and by year. */
export function LogFilters({ filter, years, locale }: Props) {
  const t = translate(locale, 'log');
  const { verb: _, ...anyVerb } = filter;
  const { year: __, ...anyYear } = filter;
  const link = (label: string, to: LogFilter, current: boolean) => ({ label, href: localePath(locale, logRoute(to)), current });
  return (
    <div className={styles.filters}>
      <SelectLinks
        label={t('filters.verb')}
        group="log"
        items={[
          link(t('filters.allVerbs'), anyVerb, filter.verb === undefined),
          ...LOG_VERBS.map((verb) => link(t(`verbs.${verb}`), { ...filter, verb }, filter.verb === verb)),
        ]}
      />
      <SelectLinks
        label={t('filters.year')}
        group="log"
        items={[
          link(t('filters.allYears'), anyYear, filter.year === undefined),
          ...years.map((year) => link(String(year), { ...filter, year }, filter.year === year)),
        ]}
      />
    </div>
  );
}
