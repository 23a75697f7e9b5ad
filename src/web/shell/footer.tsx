import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import styles from './footer.module.css';

const LINKS = ['/information', '/keyword/rules', '/terms', '/guide', '/log', '/moving', '/menu'] as const;

/** The site's title, copyright line and the pages about itself, under every page. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations('frame');
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <Link className={styles.site} href={localePath(locale, '/')}>
            {t('site')}
          </Link>
          <p>
            {t('footer.copyright')} {t('footer.unofficial')}
          </p>
        </div>
        <nav className={styles.links} aria-label={t('footer.links')}>
          {LINKS.map((route) => (
            <Link key={route} href={localePath(locale, route)}>
              {t(`pages.${route}`)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
