'use client'; // Client component: saves the language to the account before it opens the page in the new language.
import type { MouseEvent } from 'react';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { accountCall } from '#web/features/account/account-call.ts';
import { localePath } from '#web/i18n/locales.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import styles from '#web/ui/nav/segmented-links.module.css';

type Props = { locale: Language; label: string; names: Readonly<Record<Language, string>> };

/** Sets the language for pages and mails. Each language is listed under its own name. */
export function LanguageChoice({ locale, label, names }: Props) {
  const choose = async (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    await accountCall('PATCH', '', { language }); // Ignores errors, so that the page always switches language.
    location.assign(localePath(language, '/auth/settings#look'));
  };
  return (
    <ul className={styles.segments} aria-label={label}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={localePath(language, '/auth/settings#look')}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
