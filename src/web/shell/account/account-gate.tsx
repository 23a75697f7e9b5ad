'use client'; // Client component: the sheet and its texts are loaded when it is first opened.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loadAccountMenuWords } from './account-menu-words.ts';
import { closeAccountSheet, useAccountSheet } from './account-sheet-state.ts';
import { useReader } from './use-reader.ts';

type Names = Readonly<Record<Language, string>>;

const SHEETS = inEveryLanguage((locale) => lazy(() => loadSheet(locale)));

async function loadSheet(locale: Language): Promise<{ default: ComponentType<{ names: Names }> }> {
  try {
    const [{ AccountSheet }, words] = await Promise.all([import('./account-sheet.tsx'), loadAccountMenuWords(locale)]);
    return { default: ({ names }) => <AccountSheet locale={locale} words={words} languageNames={names} /> };
  } catch {
    return { default: () => <OpenPage locale={locale} /> }; // Without a connection.
  }
}

/** Opens the page that the sheet stands for, as without JavaScript. */
function OpenPage({ locale }: { locale: Language }) {
  const isOpen = useAccountSheet();
  const handle = useReader();
  useEffect(() => {
    if (!isOpen) return;
    closeAccountSheet();
    location.assign(localePath(locale, handle === undefined ? '/auth/login' : `/user/${handle}`));
  }, [isOpen, handle, locale]);
  return null;
}

/** Renders the account sheet once it has been opened. */
export function AccountGate({ locale, languageNames }: { locale: Language; languageNames: Names }) {
  const isOpen = useAccountSheet();
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  const AccountSheet = SHEETS[locale];
  return (
    isWanted && (
      <Suspense>
        <AccountSheet names={languageNames} />
      </Suspense>
    )
  );
}
