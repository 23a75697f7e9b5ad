import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { stageHref } from '#web/features/rankings/filters/filter-href.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { isWholeRanking } from './is-whole-ranking.ts';

type Props = { catalogue: Catalogue; ranking: StageRanking; locale: Language };

/** Shown for a ranking without rows: an invitation to post, or the active filter with a link that clears it. */
export function NoRecords({ catalogue, ranking, locale }: Props) {
  const t = translate(locale, 'rankings.empty');
  if (isWholeRanking(ranking)) return <EmptyState title={t('heading')}>{t('first')}</EmptyState>;

  const { year, at, ...undated } = ranking.filter;
  const everything = localePath(locale, stageHref(ranking, { ...undated, console: ALL_CONSOLES, page: 1 }));
  const console = inLanguage(catalogue.recordConsoles.get(undated.console)?.name, locale);
  const until = at === undefined ? year && t('year', { year: String(year) }) : formatDate(at);
  const filter = [undated.console !== ALL_CONSOLES && console, !ranking.isNow && until].filter(Boolean).join(t('and'));
  return (
    <EmptyState title={t('filtered')} action={<ButtonLink href={everything}>{t('clear')}</ButtonLink>}>
      {t('text', { filter })}
    </EmptyState>
  );
}
