import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { EVENTS_ROUTE } from '#web/server/events/read-managed-events.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';

/** Renders breadcrumbs to the list of managed events. */
export function ManageCrumbs({ locale }: { locale: Language }) {
  const { crumbs } = messagesOf(locale).eventForm;
  return (
    <Crumbs label={crumbs.label} items={[{ label: crumbs.admin }, { label: crumbs.events, href: localePath(locale, EVENTS_ROUTE) }]} />
  );
}
