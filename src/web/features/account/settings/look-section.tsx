import { getTranslations } from 'next-intl/server';
import type { Locale } from '#web/i18n/locales.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './settings-page.module.css';
import { ThemeChoices } from './theme-choices.tsx';

/** Renders the settings section for theme and language. */
export async function LookSection({ locale }: { locale: Locale }) {
  const t = await getTranslations('account.settings.look');
  return (
    <section id="look" className={`card ${styles.padded}`} aria-labelledby="look-title">
      <h2 id="look-title">{t('title')}</h2>
      <ThemeChoices legend={t('theme')} labels={{ dark: t('dark'), light: t('light'), system: t('system') }} />
      <div className={styles.between}>
        <div>
          <b>{t('language')}</b>
          <span>{t('languageHelp')}</span>
        </div>
        <LanguageChoice locale={locale} label={t('language')} />
      </div>
    </section>
  );
}
