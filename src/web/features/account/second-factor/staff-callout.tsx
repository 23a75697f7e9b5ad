import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readStaffFactor } from '#web/server/account/read-staff-factor.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import styles from './second-factor.module.css';

const settingsHref = (locale: Language) => `${localePath(locale, '/auth/settings')}#second-factor`;

/** Reminds a staff member on a staff page to register a second factor in time. Renders nothing for everybody else. */
export async function StaffCallout({ locale }: { locale: Language }) {
  const { due, isSuspended } = await readStaffFactor();
  if (!due || isSuspended) return null;
  const { staff: words } = messagesOf(locale).secondFactor;
  return (
    <aside className={`wrap ${styles.staff}`} aria-label={words.label}>
      <Callout tone="warn">
        {fill(words.dueText, { day: formatDate(dayOf(due, siteZone())) })}{' '}
        <Link className="link" href={settingsHref(locale)}>
          {words.link}
        </Link>
      </Callout>
    </aside>
  );
}

/** Shows a staff member whose role is suspended what to do, in place of a staff page. */
export function SuspendedRole({ locale }: { locale: Language }) {
  const { staff: words } = messagesOf(locale).secondFactor;
  return (
    <main id="main" className={`wrap ${styles.suspended}`}>
      <div className="card">
        <EmptyState
          level={1}
          title={words.suspended}
          action={
            <ButtonLink variant="primary" href={settingsHref(locale)}>
              {words.link}
            </ButtonLink>
          }
        >
          {words.suspendedText}
        </EmptyState>
      </div>
    </main>
  );
}
