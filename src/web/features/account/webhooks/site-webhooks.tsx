import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { LazyWebhooks } from './lazy-webhooks.tsx';
import { webhookGames } from './webhook-games.ts';

type Props = { catalogue: Catalogue; locale: Language; loginHref: string };

/** Shows the webhooks of the site, for admins. */
export function SiteWebhooks({ catalogue, locale, loginHref }: Props) {
  const { account, integrations } = messagesOf(locale);
  const { saved, saving } = account.settings;
  return (
    <LazyWebhooks
      path="/api/admin/webhooks"
      context={{ words: accountWords(locale), labels: { saved, saving }, loginHref }}
      games={webhookGames(catalogue, locale)}
      locale={locale}
      failed={integrations.failed}
    />
  );
}
