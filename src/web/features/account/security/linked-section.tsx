import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import type { SettingsContext } from '#web/features/account/settings/settings-words.ts';
import { authPages } from '#web/features/account/sign-in/auth-pages.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { OwnLink } from '#web/server/account/read-account.ts';
import { nameOfProvider, signInProviders } from '#web/server/account/sign-in-providers.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { LinkedAccounts } from './linked-accounts.tsx';

type Props = { context: SettingsContext; links: readonly OwnLink[]; locale: Language };

/** Renders the linked sign-in providers. Hidden when the site has no providers and the account has no links. */
export function LinkedSection({ context, links, locale }: Props) {
  const t = translate(locale, 'account.settings.providers');
  const providers = signInProviders();
  if (providers.length === 0 && links.length === 0) return null;
  const rows = links.map(({ provider, linkedAt, isLast }) => ({
    id: provider,
    name: nameOfProvider(provider),
    linkedOn: t('linkedOn', { day: formatDate(dayOf(linkedAt, siteZone())) }),
    isLast,
  }));
  const toLink = providers.filter(({ id }) => !links.some(({ provider }) => provider === id));
  return (
    <div id="providers" className={styles.more}>
      <div className={styles.row}>
        <div>
          <b>{t('title')}</b>
          <p>{links.length > 0 ? t('text') : t('none')}</p>
        </div>
      </div>
      <LinkedAccounts
        context={context}
        links={rows}
        toLink={toLink.map(({ id, name }) => ({ id, label: t('link', { provider: name }) }))}
        settingsHref={localePath(locale, '/auth/settings')}
        pages={authPages(locale)}
        labels={{
          unlink: t('unlink'),
          unlinkOf: messagesOf(locale).account.settings.providers.unlinkOf,
          unlinked: t('unlinked'),
          last: t('last'),
        }}
      />
    </div>
  );
}
