'use client'; // Client component: the sheet and its texts are loaded when it is first opened.
import { lazy, Suspense, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadAccountMenuWords } from './account-menu-words.ts';
import { useAccountSheet } from './account-sheet-state.ts';

type Names = Readonly<Record<Language, string>>;

const SHEETS = inEveryLanguage((locale) =>
  lazy(async () => {
    const [{ AccountSheet }, words] = await Promise.all([import('./account-sheet.tsx'), loadAccountMenuWords(locale)]);
    return { default: ({ names }: { names: Names }) => <AccountSheet locale={locale} words={words} languageNames={names} /> };
  }),
);

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
