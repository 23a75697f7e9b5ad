import { getTranslations } from 'next-intl/server';
import type { Locale } from '#web/i18n/locales.ts';
import type { SpeedrunRanking } from '#web/server/read-speedrun-ranking.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import { speedrunHref } from './speedrun-href.ts';

/** Links to the other pages of a ranking; nothing when there is only one. */
export async function SpeedrunPages({ ranking, locale }: { ranking: SpeedrunRanking; locale: Locale }) {
  const t = await getTranslations('speedruns');
  const { pages, filter } = ranking;
  if (pages === 1) return null;
  const to = (page: number, label: string) => ({ href: speedrunHref(ranking, { page }, locale), label });
  return (
    <PageLinks
      label={t('pages')}
      pages={[{ ...to(filter.page, String(filter.page)), spoken: t('page', { page: filter.page }), current: true }]}
      previous={filter.page > 1 ? to(filter.page - 1, t('previous')) : undefined}
      next={filter.page < pages ? to(filter.page + 1, t('next')) : undefined}
    />
  );
}
