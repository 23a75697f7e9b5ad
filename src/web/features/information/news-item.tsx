import Link from 'next/link';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import { newsRoute } from '#domain/news/news.ts';
import { formatDate } from '#domain/shared/date.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ReadNews } from '#web/server/texts/read-news.ts';
import styles from './news.module.css';
import { NewsTag } from './news-tag.tsx';

const EXCERPT_CHARACTERS = { en: 140, ja: 72 };

/** Renders a news entry in the list: day, title and first paragraph. */
export function NewsItem({ news, locale }: { news: ReadNews; locale: Locale }) {
  const t = translate(locale, 'news');
  const { newsId, publishedOn, title, text, category } = news;
  return (
    <article className={styles.item}>
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      <div>
        <h2>
          <Link href={localePath(locale, newsRoute(newsId))} prefetch={false}>
            {title[locale]}
          </Link>
        </h2>
        <p>{excerptOf(text[locale].split('\n\n')[0] ?? '', EXCERPT_CHARACTERS[locale])}</p>
      </div>
      <NewsTag category={category} label={t(`categories.${category}`)} />
    </article>
  );
}
