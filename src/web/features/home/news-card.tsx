import { NEWS_ROUTE, newsRoute } from '#domain/news/news.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './home-page.module.css';
import lists from './lists.module.css';
import { MoreLink } from './more-link.tsx';

/** Lists the titles of the latest news. */
export function NewsCard({ news, locale }: { news: Home['news']; locale: Language }) {
  const t = translate(locale, 'home.news');
  return (
    <section className={`card ${styles.half}`} aria-labelledby="news">
      <header className={styles.head}>
        <h2 id="news">{t('heading')}</h2>
        <MoreLink href={localePath(locale, NEWS_ROUTE)}>{t('all')}</MoreLink>
      </header>
      {news.length === 0 && <p className={lists.none}>{t('none')}</p>}
      <ul className={lists.news}>
        {news.map(({ newsId, publishedOn, title }) => (
          <li key={newsId}>
            <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
            <Link href={localePath(locale, newsRoute(newsId))}>{inLanguage(title, locale)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
