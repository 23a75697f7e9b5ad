import { excerptOf } from '#domain/keywords/plain-text.ts';
import { newsRoute } from '#domain/news/news.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ReadNews } from '#web/server/texts/read-news.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './news.module.css';
import { NewsTag } from './news-tag.tsx';

/** Renders a news entry in the list: day, title and first paragraph. */
export function NewsItem({ news, locale }: { news: ReadNews; locale: Language }) {
  const t = translate(locale, 'news');
  const { newsId, publishedOn, title, text, category } = news;
  return (
    <article className={styles.item}>
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      <div>
        <h2>
          <Link href={localePath(locale, newsRoute(newsId))}>{inLanguage(title, locale)}</Link>
        </h2>
        <p>{excerptOf(inLanguage(text, locale).split('\n\n')[0] ?? '', traitsOf(locale).excerpt.inNews)}</p>
      </div>
      <NewsTag category={category} label={t(`categories.${category}`)} />
    </article>
  );
}
