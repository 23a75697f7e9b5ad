import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { adminHref } from '#web/server/account/read-admin.ts';
import { EVENTS_ROUTE } from '#web/server/events/read-managed-events.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';

/** Renders breadcrumbs to the list of managed events. Only admins can open the administration. */
export function ManageCrumbs({ locale, isAdmin }: { locale: Language; isAdmin?: boolean }) {
  const { crumbs } = messagesOf(locale).eventForm;
  const admin = { label: crumbs.admin, href: isAdmin ? adminHref(locale, 'switches') : undefined };
  return <Crumbs label={crumbs.label} items={[admin, { label: crumbs.events, href: localePath(locale, EVENTS_ROUTE) }]} />;
}
