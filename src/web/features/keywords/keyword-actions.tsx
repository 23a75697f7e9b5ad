import { History, Pencil } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { keywordEditRoute, keywordHistoryRoute } from '#domain/keywords/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import styles from './keyword-page.module.css';

type Props = { uniqueId: string; name: string; locale: Locale };

/**
 * Links to the history and the editor of an entry. Shown to everyone because the page is cached. The editor checks
 * permissions.
 */
export async function KeywordActions({ uniqueId, name, locale }: Props) {
  const t = await getTranslations('keywords.entry');
  return (
    <div className={styles.actions}>
      <ButtonLink href={localePath(locale, keywordHistoryRoute(name))} variant="line" prefetch={false}>
        <History aria-hidden />
        {t('history')}
      </ButtonLink>
      <ButtonLink href={localePath(locale, keywordEditRoute(uniqueId))} variant="primary" prefetch={false}>
        <Pencil aria-hidden />
        {t('edit')}
      </ButtonLink>
    </div>
  );
}
