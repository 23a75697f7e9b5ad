import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { nearPages } from '#web/ui/near-pages.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import { stageHref } from './filter-href.ts';

/** Links to the other pages of a ranking; nothing when there is only one. */
export async function RankingPages({ ranking, locale }: { ranking: StageRanking; locale: Locale }) {
  const t = await getTranslations('rankings.paging');
  const { filter, pages } = ranking;
  if (pages === 1) return null;
  const href = (page: number) => localePath(locale, stageHref(ranking, { ...filter, page }));
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
