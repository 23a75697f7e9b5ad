import { getTranslations } from 'next-intl/server';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { stageHref } from './filter-href.ts';
import { isWholeRanking } from './is-whole-ranking.ts';

/** A ranking without rows: an invitation, or the way out of a filter that leaves nobody. */
export async function NoRecords({ ranking, locale }: { ranking: StageRanking; locale: Locale }) {
  const t = await getTranslations('rankings.empty');
  if (isWholeRanking(ranking)) return <EmptyState title={t('heading')}>{t('first')}</EmptyState>;

  const { year: _year, at: _at, ...undated } = ranking.filter;
  const everything = localePath(locale, stageHref(ranking, { ...undated, console: ALL_CONSOLES, page: 1 }));
  return (
    <EmptyState title={t('heading')} action={<ButtonLink href={everything}>{t('clear')}</ButtonLink>}>
      {t('text')}
    </EmptyState>
  );
}
