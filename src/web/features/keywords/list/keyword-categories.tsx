import { LISTED_CATEGORIES } from '#domain/keywords/keyword-filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { KeywordList } from '#web/server/texts/read-keywords.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './keyword-categories.module.css';
import { keywordListHref } from './keyword-list-href.ts';

type Props = { list: KeywordList; locale: Language };

/** Lists all categories with their entry counts. Choosing a category keeps the other filters. */
export function KeywordCategories({ list: { filter, all, counts }, locale }: Props) {
  const t = translate(locale, 'keywords');
  const items = [
    { category: undefined, label: t('list.all'), count: all },
    ...LISTED_CATEGORIES.map((category) => ({ category, label: t(`categories.${category}`), count: counts.get(category) ?? 0 })),
  ];
  return (
    <nav className={styles.categories} aria-label={t('list.jump')}>
      {items.map(({ category, label, count }) => (
        <Link
          key={category ?? 'all'}
          href={keywordListHref(locale, { ...filter, category, page: 1 })}
          aria-current={filter.category === category ? 'true' : undefined}
        >
          {label}
          <span className="num">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
