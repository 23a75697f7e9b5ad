import { Bell, Download, KeyRound, Mail, Monitor, SunMoon, UserRoundPen } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import styles from './settings-nav.module.css';

/** The way to each section; under 960px a row that scrolls sideways. */
export async function SettingsNav() {
  const t = await getTranslations('account.settings');
  const places = [
    { id: 'profile', Icon: UserRoundPen, label: t('profile.title') },
    { id: 'email', Icon: Mail, label: t('email.title') },
    { id: 'password', Icon: KeyRound, label: t('password.title') },
    { id: 'sessions', Icon: Monitor, label: t('sessions.title') },
    { id: 'look', Icon: SunMoon, label: t('look.title') },
    { id: 'notifications', Icon: Bell, label: t('notifications.title') },
    { id: 'data', Icon: Download, label: t('data.title') },
  ];
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      {places.map(({ id, Icon, label }) => (
        <a key={id} href={`#${id}`}>
          <Icon aria-hidden />
          {label}
        </a>
      ))}
    </nav>
  );
}
