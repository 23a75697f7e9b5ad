import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/account/settings/settings-page.module.css';
import type { SettingsContext } from '#web/features/account/settings/settings-words.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { OwnAccount, PushState } from '#web/server/account/read-account.ts';
import { NotificationSwitches } from './notification-switches.tsx';
import { PushSwitch } from './push-switch.tsx';

type Props = { context: SettingsContext; account: OwnAccount; push: PushState | undefined; locale: Language; title: string };

/** Renders the notification settings: which kinds to receive, down to which rank, and whether by mail or push. */
export function NotificationSection({ context, account, push, locale, title }: Props) {
  const t = translate(locale, 'notifications.choices');
  const { choices } = messagesOf(locale).notifications;
  return (
    <section id="notifications" className={`card ${styles.section}`} aria-labelledby="notifications-title">
      <h2 id="notifications-title">{title}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <NotificationSwitches context={context} notifications={account.notifications} canMail={account.emailConfirmed} words={choices} />
      {push && <PushSwitch context={context} push={push} words={choices} />}
    </section>
  );
}
