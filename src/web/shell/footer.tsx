import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './footer.module.css';

const LINKS = ['/information', '/keyword/rules', '/terms', '/guide', '/log', '/developers', '/data', '/moving', '/menu'] as const;

/** Shows the footer: the site name, the copyright line and links to pages about the site. */
export function Footer({ locale }: { locale: Language }) {
  const { site, footer, pages } = messagesOf(locale).shell;
  return (
    <Static as="footer" className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <Link className={styles.site} href={localePath(locale, '/')}>
            {site}
          </Link>
          <p>{[footer.copyright, footer.unofficial].join(' ')}</p>
        </div>
        <nav className={styles.links} aria-label={footer.links}>
          {LINKS.map((route) => (
            <Link key={route} href={localePath(locale, route)}>
              {pages[route]}
            </Link>
          ))}
        </nav>
      </div>
    </Static>
  );
}
