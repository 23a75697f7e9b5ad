'use client'; // Client component: the sheet and its texts are loaded when it is first opened.
import { Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { loadAccountMenuWords } from './account-menu-words.ts';
import { closeAccountSheet, useAccountSheet } from './account-sheet-state.ts';
import { useReader } from './use-reader.ts';

type Names = Readonly<Record<Language, string>>;

const SHEETS = inEveryLanguage((locale) =>
  lazyOr(
    () => loadSheet(locale),
    () => <OpenPage locale={locale} />,
  ),
);

async function loadSheet(locale: Language) {
  const [{ AccountSheet }, words] = await Promise.all([import('./account-sheet.tsx'), loadAccountMenuWords(locale)]);
  return ({ names }: { names: Names }) => <AccountSheet locale={locale} words={words} languageNames={names} />;
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
