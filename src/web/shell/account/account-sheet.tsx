'use client'; // Client component, loaded when first opened.
import { useEffect, useRef } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useSession } from '#web/session/use-session.ts';
import { useAddress } from '#web/shell/use-address.ts';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import type { AccountMenuWords } from './account-menu-words.ts';
import { closeAccountSheet, useAccountSheet } from './account-sheet-state.ts';
import { LogOut } from './log-out.tsx';
import { OwnAccount } from './own-account.tsx';
import { Preferences } from './preferences.tsx';
import { useReader } from './use-reader.ts';
import { VisitorAccount } from './visitor-account.tsx';

type Props = { locale: Language; words: AccountMenuWords; languageNames: Readonly<Record<Language, string>> };

/** Shows the signed-in player's standing and pages, or how to join, with the theme and the language. */
export function AccountSheet({ locale, words, languageNames }: Props) {
  const { session } = useSession();
  const handle = useReader();
  // A link in the sheet replaces the sheet's history entry, so the sheet stays open until the page has changed.
  const { address } = useAddress();
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current !== address) closeAccountSheet();
    lastAddress.current = address;
  }, [address]);
  return (
    <Sheet open={useAccountSheet()} onClose={closeAccountSheet} label={words.title} closeLabel={words.close}>
      {handle === undefined ? (
        <VisitorAccount locale={locale} words={words.join} />
      ) : (
        <OwnAccount locale={locale} words={words} handle={handle} user={session?.user} />
      )}
      <Preferences locale={locale} words={words} languageNames={languageNames} isSaved={session !== null} />
      {handle !== undefined && <LogOut words={words.logout} />}
    </Sheet>
  );
}
