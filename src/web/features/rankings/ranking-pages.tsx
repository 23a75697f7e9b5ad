import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import { stageHref } from './filter-href.ts';

const NEAR = 2; // pages shown on each side of this one

/** Links to the other pages of a ranking; nothing when there is only one. */
export async function RankingPages({ ranking, locale }: { ranking: StageRanking; locale: Locale }) {
  const t = await getTranslations('rankings.paging');
  const { filter, pages } = ranking;
  if (pages === 1) return null;
  const href = (page: number) => localePath(locale, stageHref(ranking, { ...filter, page }));
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - filter.page) <= NEAR,
  );
  const links = shown.flatMap((page, index) => {
    const link = { href: href(page), label: String(page), spoken: t('page', { page }), current: page === filter.page };
    return page - (shown[index - 1] ?? 0) > 1 ? [undefined, link] : [link];
  });

  return (
    <PageLinks
      label={t('label')}
      pages={links}
      previous={filter.page > 1 ? { href: href(filter.page - 1), label: t('previous') } : undefined}
      next={filter.page < pages ? { href: href(filter.page + 1), label: t('next') } : undefined}
    />
  );
}
