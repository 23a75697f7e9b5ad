import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { languageOf } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './home-page.module.css';
import lists from './lists.module.css';
import { MoreLink } from './more-link.tsx';

/**
 * Lists the newest glossary entries. Shows an entry's name in another language if it has no name in the page's
 * language.
 */
export function KeywordsCard({ keywords, locale }: { keywords: Home['keywords']; locale: Language }) {
  const t = translate(locale, 'home.keywords');
  return (
    <section className={`card ${styles.half}`} aria-labelledby="keywords">
      <header className={styles.head}>
        <h2 id="keywords">{t('heading')}</h2>
        <MoreLink href={localePath(locale, '/keyword')}>{t('all')}</MoreLink>
      </header>
      <ul className={lists.keywords}>
        {keywords.map(({ uniqueId, names }) => {
          const lang = languageOf(names, locale);
          const name = names[lang] ?? uniqueId;
          return (
            <li key={uniqueId}>
              <Link href={localePath(locale, keywordRoute(name))} lang={lang === locale ? undefined : lang}>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
