import { NEWS_ROUTE } from '#domain/news/news.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { ReadNews } from '#web/server/texts/read-news.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './news.module.css';
import { NewsLine } from './news-line.tsx';
import { NewsTag } from './news-tag.tsx';

/** Renders a single news entry in full. */
export function NewsPage({ news, locale }: { news: ReadNews; locale: Language }) {
  const t = translate(locale, 'news');
  return (
    <main id="main" className="wrap">
      <article className={styles.single}>
        <p>
          <Link className="link" href={localePath(locale, NEWS_ROUTE)}>
            {t('back')}
          </Link>
        </p>
        <h1>{inLanguage(news.title, locale)}</h1>
        <div className={styles.meta}>
          <NewsTag category={news.category} label={t(`categories.${news.category}`)} />
          <NewsLine news={news} locale={locale} />
        </div>
        <Static as="div">
          <Markdown text={inLanguage(news.text, locale)} locale={locale} />
        </Static>
      </article>
    </main>
  );
}
