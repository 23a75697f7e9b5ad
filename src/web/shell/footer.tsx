import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import styles from './footer.module.css';

/** The site's title and copyright line, under every page. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations('frame');
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <p>
          <a className={styles.site} href={localePath(locale, '/')}>
            {t('site')}
          </a>{' '}
          {t('footer.unofficial')}
        </p>
        <p>{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}
