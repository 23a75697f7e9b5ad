'use client'; // the current URL is known only in the browser
import type { ReactNode } from 'react';
import { type Locale, localePath, otherLocale } from '#web/i18n/locales.ts';
import { useAddress } from './use-address.ts';

type Props = { locale: Locale; className?: string | undefined; children: ReactNode };

/** Links to the same page in the other language, with its filters. */
export function LanguageLink({ locale, className, children }: Props) {
  const other = otherLocale(locale);
  return (
    <a className={className} href={localePath(other, useAddress().address)} hrefLang={other} lang={other}>
      {children}
    </a>
  );
}
