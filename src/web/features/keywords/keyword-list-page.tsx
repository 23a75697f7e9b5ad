import { ScrollText } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { KeywordSummary } from '#web/server/read-keywords.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './keyword-list-page.module.css';
import { KeywordTable } from './keyword-table.tsx';

type Props = { keywords: readonly KeywordSummary[]; locale: Locale };

/** The encyclopedia by category. */
export async function KeywordListPage({ keywords, locale }: Props) {
  const t = await getTranslations('keywords');
  const byCategory = Map.groupBy(keywords, ({ category }) => category);
  const shown = KEYWORD_CATEGORIES.flatMap((category) => {
    const entries = byCategory.get(category);
    return entries ? [{ category, entries }] : [];
  });
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <div>
          <h1>{t('list.title')}</h1>
          <p>{t('list.lead', { count: keywords.length })}</p>
        </div>
        <ButtonLink href={localePath(locale, '/keyword/rules')} variant="line">
          <ScrollText aria-hidden />
          {t('list.rules')}
        </ButtonLink>
      </header>
      <div className={styles.columns}>
        <nav className={styles.categories} aria-label={t('list.jump')}>
          {shown.map(({ category, entries }) => (
            <a key={category} href={`#${category}`}>
              {t(`categories.${category}`)}
              <span className="num">{entries.length}</span>
            </a>
          ))}
        </nav>
        <div>
          {shown.map(({ category, entries }) => (
            <section key={category} id={category} className={styles.section} aria-labelledby={`${category}-name`}>
              <h2 id={`${category}-name`}>{t(`categories.${category}`)}</h2>
              <KeywordTable keywords={entries} locale={locale} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
