'use client'; // Client component, because only the browser knows the current URL.
import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useAddress } from '#web/shell/use-address.ts';

type Props = { lang: Language; className?: string | undefined; isCurrent?: boolean; children: ReactNode };

/** Links to the same page in a language, with the same filters. */
export function LanguageLink({ lang, className, isCurrent = false, children }: Props) {
  const href = localePath(lang, useAddress().address);
  return (
    <a className={className} href={href} hrefLang={lang} lang={lang} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  );
}
