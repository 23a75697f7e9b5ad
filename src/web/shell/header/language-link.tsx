'use client'; // Client component, because only the browser knows the current URL.
import type { ReactNode } from 'react';
import { type Locale, localePath, otherLocale } from '#web/i18n/locales.ts';
import { useAddress } from '#web/shell/use-address.ts';

type Props = { locale: Locale; className?: string | undefined; children: ReactNode };

/** Links to the same page in the other language, with the same filters. */
export function LanguageLink({ locale, className, children }: Props) {
  const other = otherLocale(locale);
  return (
    <a className={className} href={localePath(other, useAddress().address)} hrefLang={other} lang={other}>
      {children}
    </a>
  );
}
