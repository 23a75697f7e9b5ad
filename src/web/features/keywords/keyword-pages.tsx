import { getTranslations } from 'next-intl/server';
import type { Locale } from '#web/i18n/locales.ts';
import type { KeywordList } from '#web/server/read-keywords.ts';
import { nearPages } from '#web/ui/near-pages.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import { keywordListHref } from './keyword-list-href.ts';

/** Links to the other pages of the list; nothing when there is only one. */
export async function KeywordPages({ list: { filter, pages }, locale }: { list: KeywordList; locale: Locale }) {
  const t = await getTranslations('rankings.paging');
  if (pages === 1) return null;
  const href = (page: number) => keywordListHref(locale, { ...filter, page });
  const links = nearPages(filter.page, pages).map((each) =>
    each === undefined
      ? undefined
      : { href: href(each), label: String(each), spoken: t('page', { page: each }), current: each === filter.page },
  );
  return (
    <PageLinks
      label={t('label')}
      pages={links}
      previous={filter.page > 1 ? { href: href(filter.page - 1), label: t('previous') } : undefined}
      next={filter.page < pages ? { href: href(filter.page + 1), label: t('next') } : undefined}
    />
  );
}
