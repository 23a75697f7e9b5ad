// Client component, because only the browser knows the preferred language and a page depends only on its URL.
'use client';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isLocale, type Locale, otherLocale } from '#web/i18n/locales.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Toast, toastAct } from '#web/ui/page/toast.tsx';
import { LanguageLink } from './language-link.tsx';

const KEY = 'language-offered';

type Props = { locale: Locale; words: { text: string; accept: string; dismiss: string } };

/** Offers the reader's language once. It floats so that nothing shifts, and it never redirects. */
export function LanguageOffer({ locale, words }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const preferred = navigator.languages.map((language) => language.slice(0, 2)).find(isLocale);
    if (preferred !== otherLocale(locale)) return;
    try {
      if (localStorage.getItem(KEY) !== null) return;
      localStorage.setItem(KEY, preferred);
      setShown(true);
    } catch {
      // If storage is disabled, a dismissal cannot be stored, and the offer would reappear on every page.
    }
  }, [locale]);

  if (!isShown) return null;
  return (
    <Toast side="end" lang={otherLocale(locale)} aria-label={words.text}>
      <p>{words.text}</p>
      <LanguageLink locale={locale} className={toastAct}>
        {words.accept}
      </LanguageLink>
      <IconButton aria-label={words.dismiss} onClick={() => setShown(false)}>
        <X aria-hidden />
      </IconButton>
    </Toast>
  );
}
