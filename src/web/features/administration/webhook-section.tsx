import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { WEBHOOK_LIMITS } from '#domain/webhooks/webhook.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { AdminSection } from './admin-section.tsx';

/** Renders the card around the webhooks of the site. */
export function WebhookSection({ locale, children }: { locale: Language; children: ReactNode }) {
  const { title, siteLead } = messagesOf(locale).integrations.webhooks;
  return (
    <AdminSection title={title} lead={fill(siteLead, { max: WEBHOOK_LIMITS.ofSite })}>
      {children}
    </AdminSection>
  );
}
