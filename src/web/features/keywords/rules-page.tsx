import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { KeywordSummary } from '#web/server/read-keywords.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import styles from './keyword-list-page.module.css';
import { KeywordTable } from './keyword-table.tsx';

type Props = { rules: readonly KeywordSummary[]; locale: Locale };

/** The rule texts, which search leaves out. */
export async function RulesPage({ rules, locale }: Props) {
  const t = await getTranslations('keywords');
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <div>
          <Crumbs
            label={t('entry.breadcrumb')}
            items={[{ label: t('list.title'), href: localePath(locale, '/keyword') }, { label: t('rules.title') }]}
          />
          <h1>{t('rules.title')}</h1>
          <p>{t('rules.lead')}</p>
        </div>
      </header>
      <KeywordTable keywords={rules} locale={locale} />
    </main>
  );
}
