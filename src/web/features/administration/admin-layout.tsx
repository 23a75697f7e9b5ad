import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { type AdminContext, adminHref } from '#web/server/account/read-admin.ts';
import { Ban, CalendarDays, Download, ListChecks, Monitor, Newspaper, Send, Table, ToggleRight, Users } from '#web/ui/media/icons.tsx';
import { SectionedPage } from '#web/ui/page/sectioned-page.tsx';

const PARTS = [
  ['status', Monitor],
  ['switches', ToggleRight],
  ['roles', Users],
  ['bans', Ban],
  ['catalogue', Table],
  ['events', CalendarDays],
  ['information', Newspaper],
  ['webhooks', Send],
  ['jobs', ListChecks],
  ['exports', Download],
] as const;
export type AdminPart = (typeof PARTS)[number][0];

/** Returns the heading and title of an administration page. On phones, its entry in the menu may be off the screen. */
export const adminTitle = (locale: Language, part: AdminPart): string => {
  const { title, nav } = messagesOf(locale).admin;
  return `${title} · ${nav[part]}`;
};

type Props = { locale: Language; part: AdminPart; context: AdminContext; children: ReactNode };

/** Renders the heading and menu around one administration page. */
export function AdminLayout({ locale, part, context, children }: Props) {
  const { nav } = messagesOf(locale).admin;
  const counts: Partial<Record<AdminPart, number>> = { bans: context.bans.length, jobs: context.failed };
  const places = PARTS.map(([name, Icon]) => ({
    key: name,
    href: name === 'information' ? localePath(locale, '/information') : adminHref(locale, name),
    icon: <Icon aria-hidden />,
    label: nav[name],
    isCurrent: name === part,
    count: counts[name],
  }));
  return (
    <main id="main" className="wrap">
      <SectionedPage title={adminTitle(locale, part)} menuLabel={nav.label} places={places}>
        {children}
      </SectionedPage>
    </main>
  );
}
