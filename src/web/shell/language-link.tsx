'use client'; // only the browser knows the address that the reader is at
import type { ReactNode } from 'react';
import { type Locale, localePath, otherLocale } from '#web/i18n/locales.ts';
import { useAddress } from './use-address.ts';

type Props = { locale: Locale; className?: string | undefined; children: ReactNode };

/** The same page in the other language, filters kept. */
export function LanguageLink({ locale, className, children }: Props) {
  const other = otherLocale(locale);
  return (
    <a className={className} href={localePath(other, useAddress().address)} hrefLang={other} lang={other}>
      {children}
    </a>
  );
}
