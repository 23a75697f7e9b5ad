import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { Fold } from '#web/features/account/integrations/fold.tsx';
import { LazySecondFactor } from '#web/features/account/second-factor/lazy-second-factor.tsx';
import styles from '#web/features/account/settings/settings-page.module.css';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { OwnSettings } from '#web/server/account/read-account.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Callout } from '#web/ui/page/callout.tsx';

type Props = { secondFactor: OwnSettings['secondFactor']; locale: Language };

/** Renders the settings for passkeys, authenticator app and recovery codes, folded, and what a staff member has to do. */
export function SecondFactorSection({ secondFactor: { isOn, due, isSuspended }, locale }: Props) {
  const words = messagesOf(locale).secondFactor;
  return (
    <>
      {due && (
        <div className={styles.inset}>
          <Callout tone={isSuspended ? 'bad' : 'warn'}>
            {isSuspended
              ? `${words.staff.suspended} ${words.staff.suspendedText}`
              : fill(words.staff.due, { day: formatDate(dayOf(due, siteZone())) })}
          </Callout>
        </div>
      )}
      <Fold id="second-factor" title={words.title} text={isOn ? words.on : words.off} open={isOn ? words.manage : words.setUp}>
        <LazySecondFactor locale={locale} failed={words.failed} />
      </Fold>
    </>
  );
}
