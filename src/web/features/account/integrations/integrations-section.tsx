import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import type { SettingsContext } from '#web/features/account/settings/settings-words.ts';
import { LazyTokens } from '#web/features/account/tokens/lazy-tokens.tsx';
import { LazyWebhooks } from '#web/features/account/webhooks/lazy-webhooks.tsx';
import { webhookGames } from '#web/features/account/webhooks/webhook-games.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { Fold } from './fold.tsx';

type Props = { catalogue: Catalogue; context: SettingsContext; locale: Language };

/** Renders the settings section for webhooks and API tokens. Both are folded and loaded when they are opened. */
export function IntegrationsSection({ catalogue, context, locale }: Props) {
  const { title, lead, guide, open, failed, webhooks, tokens } = messagesOf(locale).integrations;
  return (
    <section className={`card ${styles.section}`} aria-labelledby="integrations-title">
      <h2 id="integrations-title">{title}</h2>
      <p className={styles.lead}>
        {lead}{' '}
        <Link className="link tap" href={localePath(locale, '/developers')}>
          {guide}
        </Link>
      </p>
      <Fold id="webhooks" title={webhooks.title} text={webhooks.text} open={open}>
        <LazyWebhooks path="/api/me/webhooks" context={context} games={webhookGames(catalogue, locale)} locale={locale} failed={failed} />
      </Fold>
      <Fold id="tokens" title={tokens.title} text={tokens.text} open={open}>
        <LazyTokens context={context} locale={locale} failed={failed} />
      </Fold>
    </section>
  );
}
