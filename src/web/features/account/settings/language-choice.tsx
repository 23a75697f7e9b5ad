'use client'; // Client component: saves the language to the account before it opens the page in the new language.
import type { MouseEvent } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import styles from '#web/ui/nav/segmented-links.module.css';

const NAMES: readonly [Locale, string][] = [
  ['en', 'English'],
  ['ja', '日本語'],
];

/** Sets the language for pages and mails. Each language is listed under its own name. */
export function LanguageChoice({ locale, label }: { locale: Locale; label: string }) {
  const choose = async (event: MouseEvent<HTMLAnchorElement>, language: Locale) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    await accountCall('PATCH', '', { language }); // Ignores errors, so that the page always switches language.
    location.assign(localePath(language, '/auth/settings#look'));
  };
  return (
    <ul className={styles.segments} aria-label={label}>
      {NAMES.map(([language, name]) => (
        <li key={language}>
          <a
            href={localePath(language, '/auth/settings#look')}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
