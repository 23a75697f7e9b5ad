// Client component, because only the browser knows the preferred language and a page depends only on its URL.
'use client';
import { useEffect, useState } from 'react';
import { isLanguage } from '#domain/shared/language.ts';
import type { LanguageWords } from '#web/i18n/language-names.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Toast, toastAct } from '#web/ui/page/toast.tsx';
import { LanguageLink } from './language-link.tsx';

const KEY = 'language-offered';

export type LanguageOffers = readonly Pick<LanguageWords, 'lang' | 'offer' | 'read' | 'dismiss'>[];

/** Offers the reader's language once. It floats so that nothing shifts, and it never redirects. */
export function LanguageOffer({ languages }: { languages: LanguageOffers }) {
  const [shown, setShown] = useState<LanguageOffers[number]>();
  useEffect(() => {
    const preferred = navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage);
    const offered = languages.find(({ lang }) => lang === preferred);
    if (!offered) return;
    try {
      if (localStorage.getItem(KEY) !== null) return;
      localStorage.setItem(KEY, offered.lang);
      setShown(offered);
    } catch {
      // If storage is disabled, a dismissal cannot be stored, and the offer would reappear on every page.
    }
  }, [languages]);

  if (!shown) return null;
  return (
    <Toast side="end" lang={shown.lang} aria-label={shown.offer}>
      <p>{shown.offer}</p>
      <LanguageLink lang={shown.lang} className={toastAct}>
        {shown.read}
      </LanguageLink>
      <IconButton aria-label={shown.dismiss} onClick={() => setShown(undefined)}>
        <X aria-hidden />
      </IconButton>
    </Toast>
  );
}
