import { ruleRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import styles from '#web/features/keywords/list/keyword-list-page.module.css';
import { KeywordTable } from '#web/features/keywords/list/keyword-table.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { KeywordSummary } from '#web/server/texts/read-keywords.ts';
import type { NamedRule } from '#web/server/texts/read-rules.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { LinkGrid } from '#web/ui/nav/link-grid.tsx';

type Props = { rules: readonly KeywordSummary[]; named: readonly NamedRule[]; locale: Language };

/** Lists the texts of all rules, which the site search does not cover. */
export function RulesPage({ rules, named, locale }: Props) {
  const t = translate(locale, 'keywords');
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
      <KeywordTable keywords={rules} ofRules locale={locale} />
      <Static as="section" className={styles.byRule} aria-labelledby="by-rule">
        <h2 id="by-rule">{t('rules.byRule')}</h2>
        <LinkGrid
          isNumbered={false}
          items={named.map(({ id, name }) => ({ id, href: localePath(locale, ruleRoute(id)), label: inLanguage(name, locale) }))}
        />
      </Static>
    </main>
  );
}
