import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { SearchKeeper } from './search-keeper.tsx';

/** Mounts the search dialog on every page. */
export function SearchHost({ locale }: { locale: Language }) {
  const [t, tAccount] = [translate(locale, 'search'), translate(locale, 'account')];
  return (
    <SearchKeeper locale={locale} label={t('label')} pickLabel={t('pick.label')} loading={t('loading')} anonymous={tAccount('anonymous')} />
  );
}
