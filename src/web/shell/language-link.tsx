'use client'; // only the browser knows the address that the reader is at
import { usePathname, useSearchParams } from 'next/navigation';
import { type Locale, localePath, otherLocale } from '#web/i18n/locales.ts';
import styles from './header.module.css';

type Props = { locale: Locale; label: string; short: string };

/** The same page in the other language, filters kept. */
export function LanguageLink({ locale, label, short }: Props) {
  const other = otherLocale(locale);
  const query = useSearchParams().toString();
  const path = usePathname().replace(/^\/(en|ja)(?=\/|$)/, '') || '/';
  return (
    <a className={styles.tool} href={localePath(other, path) + (query && `?${query}`)} hrefLang={other} lang={other}>
      <span className={styles.language}>{short}</span>
      <span className="sr">{label}</span>
    </a>
  );
}
