import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './developers-page.module.css';
import { API_BASE } from './examples.ts';

// Where each offer leads: a file, a part of this page, or another page.
const FILES = { api: `${API_BASE}/openapi.json`, live: '/api/live', feeds: '#feeds' } as const;
const PAGES = {
  calendar: '/calendar',
  webhooks: '/auth/settings#webhooks',
  embeds: '/developers/embeds',
  tokens: '/auth/settings#tokens',
  dumps: '/data',
} as const;

/** Lists what the site offers to programs, each with a link to where it begins. */
export function Offers({ locale }: { locale: Language }) {
  const { offers } = messagesOf(locale).developers;
  const files = (['api', 'live', 'feeds'] as const).map((key) => ({
    key,
    link: (
      <a className="link tap" href={FILES[key]}>
        {offers[key].link}
      </a>
    ),
  }));
  const pages = (['calendar', 'webhooks', 'embeds', 'tokens', 'dumps'] as const).map((key) => ({
    key,
    link: (
      <Link className="link tap" href={localePath(locale, PAGES[key])}>
        {offers[key].link}
      </Link>
    ),
  }));
  return (
    <ul className={styles.offers}>
      {[...files, ...pages].map(({ key, link }) => (
        <li key={key} className="card">
          <h3>{offers[key].name}</h3>
          <p>{offers[key].text}</p>
          {link}
        </li>
      ))}
    </ul>
  );
}
