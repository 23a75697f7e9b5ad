import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import styles from './keyword-page.module.css';

/** Renders the page of a deleted entry. */
export function KeywordTombstone({ locale }: { locale: Language }) {
  const t = translate(locale, 'keywords.tombstone');
  const back = (
    <ButtonLink href={localePath(locale, '/keyword')} variant="line">
      {t('back')}
    </ButtonLink>
  );
  return (
    <main id="main" className={`wrap ${styles.tomb}`}>
      <EmptyState level={1} title={t('title')} action={back}>
        {t('text')}
      </EmptyState>
    </main>
  );
}
