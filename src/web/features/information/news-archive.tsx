import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { NewsFilter } from '#web/server/texts/read-news.ts';
import styles from './news.module.css';

type Props = {
  years: readonly { readonly year: number; readonly count: number }[];
  filter: NewsFilter;
  href: (filter: NewsFilter) => string;
};

/** Lists the years with news and the number of news entries in each. */
export async function NewsArchive({ years, filter, href }: Props) {
  const t = await getTranslations('news');
  const items = [
    { year: undefined, label: t('newest'), count: undefined },
    ...years.map(({ year, count }) => ({ year, label: String(year), count })),
  ];
  return (
    <nav className={`card ${styles.archive}`} aria-labelledby="archive">
      <h2 id="archive">{t('archive')}</h2>
      {items.map(({ year, label, count }) => (
        <Link key={label} href={href({ ...filter, year })} aria-current={filter.year === year ? 'true' : undefined} prefetch={false}>
          {label}
          <span className="num">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
