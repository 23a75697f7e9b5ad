import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { ChevronDown, SlidersHorizontal } from '#web/ui/media/icons.tsx';
import bar from '#web/ui/nav/filter-bar.module.css';
import styles from './filter-bar.module.css';
import { FILTERS_ID } from './filters-id.ts';

type Props = { catalogue: Catalogue; ranking: StageRanking; locale: Language };

/**
 * Shows the current filters of a stage ranking on phones. Each cell opens the filter sheet; without JavaScript, it leads to
 * the links of `RankingFilters`.
 */
export function FilterBar({ catalogue, ranking: { board, filter, isNow }, locale }: Props) {
  const t = translate(locale, 'rankings.filters');
  const { rule, console, year, at } = filter;
  const then = at === undefined ? t('endOfYear', { year: String(year) }) : formatDate(at);
  const cells = [
    { section: 'rule', label: t('rule'), value: inLanguage(catalogue.rules.get(board.ruleId)?.short, locale), isSet: rule !== undefined },
    {
      section: 'console',
      label: t('console'),
      value: console === ALL_CONSOLES ? t('allConsoles') : inLanguage(catalogue.recordConsoles.get(console)?.name, locale),
      isSet: console !== ALL_CONSOLES,
    },
    { section: 'when', label: t('when'), value: isNow ? t('now') : then, isSet: !isNow },
  ].filter(({ section }) => section !== 'console' || board.consoles.length > 1);
  const link = { href: `#${FILTERS_ID}`, 'aria-haspopup': 'dialog' as const };
  return (
    <nav className={bar.bar} aria-label={t('bar')}>
      {cells.map(({ section, label, value, isSet }) => (
        <a key={section} {...link} className={`${bar.cell} ${bar.open}`} data-filter={section} data-set={isSet || undefined}>
          <small>{label}</small>
          <b>
            {value}
            <ChevronDown aria-hidden />
          </b>
        </a>
      ))}
      <a {...link} className={`${bar.cell} ${bar.open} ${styles.all}`} data-filter="all">
        <SlidersHorizontal aria-label={t('all')} />
      </a>
    </nav>
  );
}
