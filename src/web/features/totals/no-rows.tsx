import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Shown for a list without rows: an invitation to post, or a link to `everything` that clears the filter. */
export function NoRows({ everything, locale }: { everything: string | undefined; locale: Language }) {
  const t = translate(locale, 'totals.empty');
  return (
    <Static as="section" className="card">
      {everything === undefined ? (
        <EmptyState title={t('heading')}>{t('first')}</EmptyState>
      ) : (
        <EmptyState title={t('heading')} action={<ButtonLink href={everything}>{t('clear')}</ButtonLink>}>
          {t('text')}
        </EmptyState>
      )}
    </Static>
  );
}
