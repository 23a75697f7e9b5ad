import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Shown for a list without rows: an invitation to post, or a link to `everything` that clears the filter. */
export async function NoRows({ everything }: { everything: string | undefined }) {
  const t = await getTranslations('totals.empty');
  return (
    <section className="card">
      {everything === undefined ? (
        <EmptyState title={t('heading')}>{t('first')}</EmptyState>
      ) : (
        <EmptyState title={t('heading')} action={<ButtonLink href={everything}>{t('clear')}</ButtonLink>}>
          {t('text')}
        </EmptyState>
      )}
    </section>
  );
}
