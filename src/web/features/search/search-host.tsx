import { getTranslations } from 'next-intl/server';
import type { Locale } from '#web/i18n/locales.ts';
import { SearchKeeper } from './search-keeper.tsx';

/** Where the search dialog of every page lives. */
export async function SearchHost({ locale }: { locale: Locale }) {
  const [t, tAccount] = await Promise.all([getTranslations('search'), getTranslations('account')]);
  return <SearchKeeper locale={locale} label={t('label')} loading={t('loading')} anonymous={tAccount('anonymous')} />;
}
