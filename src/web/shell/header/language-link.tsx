'use client'; // Client component, because only the browser knows the current URL.
import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useAddress } from '#web/shell/use-address.ts';

type Props = { lang: Language; className?: string | undefined; children: ReactNode };

/** Links to the same page in another language, with the same filters. */
export function LanguageLink({ lang, className, children }: Props) {
  return (
    <a className={className} href={localePath(lang, useAddress().address)} hrefLang={lang} lang={lang}>
      {children}
    </a>
  );
}
