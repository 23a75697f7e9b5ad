import { feedRoute } from '#domain/feeds/feeds.ts';
import { NEWS_CATEGORIES, NEWS_ROUTE } from '#domain/news/news.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { NewsFilter, ReadNews } from '#web/server/texts/read-news.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import shared from '#web/ui/page/shared.module.css';
import { AboutLinks } from './about-links.tsx';
import { EditLink } from './edit-link.tsx';
import styles from './news.module.css';
import { NewsItem } from './news-item.tsx';
import { PinnedNews } from './pinned-news.tsx';

type Props = {
  news: readonly ReadNews[];
  years: readonly { readonly year: number; readonly count: number }[];
  filter: NewsFilter;
  locale: Language;
};

/** Lists the news, pinned entries first, with the archive and site information beside the list. */
export function NewsListPage({ news, years, filter, locale }: Props) {
  const t = translate(locale, 'news');
  const { title, sections } = messagesOf(locale).pages.information;
  const href = (to: NewsFilter) => localePath(locale, newsHref(to));
  const pinned = news.filter((each) => each.pinned);
  const others = news.filter((each) => !each.pinned);
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <h1>{title}</h1>
        <EditLink locale={locale} label={t('write')} />
      </header>
      <div className={styles.filters}>
        <SegmentedLinks
          label={t('kinds')}
          items={[undefined, ...NEWS_CATEGORIES].map((category) => ({
            label: category ? t(`categories.${category}`) : t('all'),
            href: href({ ...filter, category }),
            current: filter.category === category,
          }))}
        />
      </div>
      <div className={`${shared.split} ${styles.split}`}>
        <div className={styles.news}>
          {pinned.map((each) => (
            <PinnedNews key={each.newsId} news={each} locale={locale} />
          ))}
          {others.length > 0 && (
            <Static as="section" className="card" aria-label={t('list')}>
              {others.map((each) => (
                <NewsItem key={each.newsId} news={each} locale={locale} />
              ))}
            </Static>
          )}
          {news.length === 0 && (
            <EmptyState title={t('none.title')} action={<ButtonLink href={localePath(locale, NEWS_ROUTE)}>{t('none.action')}</ButtonLink>}>
              {t('none.text')}
            </EmptyState>
          )}
          <p className={shared.muted}>
            <a className="tap" href={localePath(locale, feedRoute({ of: 'news' }, 'atom'))}>
              {translate(locale, 'feeds')('files.link')}
            </a>
          </p>
        </div>
        <aside className={styles.side} aria-label={t('archive')}>
          <NewsArchive years={years} filter={filter} href={href} locale={locale} />
          <Static as="section" className={`card ${styles.about}`} aria-labelledby="about">
            <h2 id="about">{t('about')}</h2>
            {sections.map(({ heading, text }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                <p>{text}</p>
              </div>
            ))}
            <AboutLinks locale={locale} />
          </Static>
        </aside>
      </div>
    </main>
  );
}

function newsHref({ category, year }: NewsFilter): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (year !== undefined) query.set('year', String(year));
  return query.size === 0 ? NEWS_ROUTE : `${NEWS_ROUTE}?${query}`;
}

type ArchiveProps = {
  years: readonly { readonly year: number; readonly count: number }[];
  filter: NewsFilter;
  href: (filter: NewsFilter) => string;
  locale: Language;
};

/** Lists the years with news and the number of news entries in each. */
function NewsArchive({ years, filter, href, locale }: ArchiveProps) {
  const t = translate(locale, 'news');
  const items = [
    { year: undefined, label: t('newest'), count: undefined },
    ...years.map(({ year, count }) => ({ year, label: String(year), count })),
  ];
  return (
    <nav className={`card ${styles.archive}`} aria-labelledby="archive">
      <h2 id="archive">{t('archive')}</h2>
      {items.map(({ year, label, count }) => (
        <Link key={label} href={href({ ...filter, year })} aria-current={filter.year === year ? 'true' : undefined}>
          {label}
          <span className="num">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
