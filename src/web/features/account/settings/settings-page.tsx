import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { accountWords } from '#web/features/account/account-words.ts';
import { IntegrationsSection } from '#web/features/account/integrations/integrations-section.tsx';
import { NotificationSection } from '#web/features/account/notifications/notification-section.tsx';
import { deviceOf } from '#web/features/account/security/device-of.ts';
import { LoginSection } from '#web/features/account/security/login-section.tsx';
import { SessionList, type SessionRow } from '#web/features/account/security/session-list.tsx';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { OWN_NAMES } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { OwnSession, OwnSettings } from '#web/server/account/read-account.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import {
  Bell,
  Brackets,
  Download,
  KeyRound,
  Mail,
  Monitor,
  Send,
  ShieldCheck,
  SunMoon,
  TextQuote,
  UserRoundPen,
} from '#web/ui/media/icons.tsx';
import { type Place, SectionedPage } from '#web/ui/page/sectioned-page.tsx';
import { AboutSection } from './about-section.tsx';
import { BanSection } from './ban-section.tsx';
import { DataSection } from './data-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './settings-page.module.css';
import { ThemeChoices } from './theme-choices.tsx';

type Props = { catalogue: Catalogue; locale: Language; settings: OwnSettings; loginHref: string };

export function SettingsPage({ catalogue, locale, settings: { account, profile, sessions, links, push, secondFactor }, loginHref }: Props) {
  const t = translate(locale, 'account.settings');
  const words = accountWords(locale);
  const context = { words, labels: { saved: t('saved'), saving: t('saving') }, loginHref };
  const { userId, name } = account;

  return (
    <main id="main" className="wrap">
      <RequireSession loginHref={loginHref} />
      <SectionedPage title={t('title')} menuLabel={t('nav')} places={settingsPlaces(locale)}>
        <BanSection bans={account.bans} words={messagesOf(locale).account.settings.bans} zone={siteZone()} />
        <section id="profile" className={`card ${styles.padded}`} aria-labelledby="profile-title">
          <h2 id="profile-title">{t('profile.title')}</h2>
          <ProfileForm
            context={context}
            userId={userId}
            name={name}
            labels={{ nameHelp: t('profile.nameHelp'), handleHelp: t('profile.handleHelp'), save: t('profile.save') }}
          />
        </section>
        <AboutSection catalogue={catalogue} userId={userId} own={profile} locale={locale} loginHref={loginHref} title={t('about.title')} />
        <LoginSection context={context} account={account} links={links} secondFactor={secondFactor} locale={locale} />
        <section id="sessions" className={`card ${styles.section}`} aria-labelledby="sessions-title">
          <SessionList
            context={context}
            sessions={sessions.map((session) => sessionRow(session, t('sessions.unknown')))}
            title={t('sessions.title')}
            logoutHref={localePath(locale, '/auth/logout')}
            labels={{
              here: t('sessions.youAreHere'),
              end: t('sessions.end'),
              endOf: messagesOf(locale).account.settings.sessions.endOf,
              endAll: t('sessions.endAll'),
              endHere: t('sessions.endHere'),
              ended: t('sessions.ended'),
            }}
          />
        </section>
        <LookSection locale={locale} />
        <NotificationSection context={context} account={account} push={push} locale={locale} title={t('notifications.title')} />
        <IntegrationsSection catalogue={catalogue} context={context} locale={locale} />
        <DataSection context={context} locale={locale} hasPassword={account.hasPassword} />
      </SectionedPage>
    </main>
  );
}

function sessionRow({ id, agent, address, lastSeenAt, current }: OwnSession, unknown: string): SessionRow {
  const device = deviceOf(agent);
  const seenOn = formatDate(dayOf(lastSeenAt, siteZone()));
  return {
    id,
    device: device?.name ?? unknown,
    handheld: device?.handheld ?? false,
    address,
    seenAt: lastSeenAt.getTime(),
    seenOn,
    current,
  };
}

/** Renders the settings section for theme and language. */
function LookSection({ locale }: { locale: Language }) {
  const t = translate(locale, 'account.settings.look');
  return (
    <section id="look" className={`card ${styles.padded}`} aria-labelledby="look-title">
      <h2 id="look-title">{t('title')}</h2>
      <ThemeChoices legend={t('theme')} labels={{ dark: t('dark'), light: t('light'), system: t('system') }} />
      <div className={styles.between}>
        <div>
          <b>{t('language')}</b>
          <span>{t('languageHelp')}</span>
        </div>
        <LanguageChoice locale={locale} label={t('language')} names={OWN_NAMES} />
      </div>
    </section>
  );
}

const SECTIONS = [
  ['profile', UserRoundPen],
  ['about', TextQuote],
  ['email', Mail],
  ['password', KeyRound],
  ['second-factor', ShieldCheck],
  ['sessions', Monitor],
  ['look', SunMoon],
  ['notifications', Bell],
  ['webhooks', Send],
  ['tokens', Brackets],
  ['data', Download],
] as const;

/** Returns the menu entries for the settings sections. */
function settingsPlaces(locale: Language): Place[] {
  const { account, integrations, secondFactor } = messagesOf(locale);
  const words = { ...account.settings, 'second-factor': secondFactor, webhooks: integrations.webhooks, tokens: integrations.tokens };
  return SECTIONS.map(([key, Icon]) => ({ key, href: `#${key}`, icon: <Icon aria-hidden />, label: words[key].title }));
}
