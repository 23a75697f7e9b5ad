import { Ban, CalendarDays, Download, ListChecks, Newspaper, Table, ToggleRight, Users } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { adminHref, type AdminFrame as Frame } from '#web/server/read-admin.ts';
import styles from './admin.module.css';

const PARTS = [
  ['switches', ToggleRight],
  ['roles', Users],
  ['bans', Ban],
  ['catalogue', Table],
  ['events', CalendarDays],
  ['information', Newspaper],
  ['jobs', ListChecks],
  ['exports', Download],
] as const;
export type AdminPart = (typeof PARTS)[number][0];

type Props = { locale: Locale; part: AdminPart; frame: Frame; children: ReactNode };

/** The head and the menu of the administration round one of its parts. */
export function AdminFrame({ locale, part, frame, children }: Props) {
  const { title, nav } = messagesOf(locale).admin;
  const counts: Partial<Record<AdminPart, number>> = { bans: frame.bans.length, jobs: frame.failed };
  return (
    <main id="main" className="wrap">
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.page}>
        <nav className={styles.nav} aria-label={nav.label}>
          {PARTS.map(([name, Icon]) => (
            <Link
              key={name}
              href={name === 'information' ? localePath(locale, '/information') : adminHref(locale, name)}
              prefetch={false}
              aria-current={name === part ? 'page' : undefined}
            >
              <Icon aria-hidden />
              {nav[name]}
              {counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
            </Link>
          ))}
        </nav>
        <div className={styles.sections}>{children}</div>
      </div>
    </main>
  );
}
