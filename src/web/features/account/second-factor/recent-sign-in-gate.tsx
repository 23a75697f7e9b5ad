'use client'; // Client component: a small entry point on every page, which loads the dialog when a call is refused.
import { Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { onSignInAgain, type SignInAgain } from '#web/ui/sign-in-again.ts';
import { loadSecondFactorWords } from './second-factor-words.ts';

type Asked = SignInAgain & { readonly answer: (isConfirmed: boolean) => void };
type Props = { asked: Asked; isOpen: boolean };

const DIALOGS = inEveryLanguage((locale) => lazyOr(() => loadDialog(locale), Unavailable));

async function loadDialog(locale: Language) {
  const [{ RecentSignInDialog }, words] = await Promise.all([import('./recent-sign-in-dialog.tsx'), loadSecondFactorWords(locale)]);
  return ({ asked: { methods, answer }, isOpen }: Props) => (
    <RecentSignInDialog open={isOpen} methods={methods} onAnswer={answer} words={words} locale={locale} />
  );
}

/** Leaves the call refused when the dialog cannot be loaded. */
function Unavailable({ asked }: Props) {
  useEffect(() => asked.answer(false), [asked]);
  return null;
}

/** Asks the reader to re-authenticate when an API call needs a recent sign-in. The call is repeated afterwards. */
export function RecentSignInGate({ locale }: { locale: Language }) {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isAsking = false;
    return onSignInAgain((refused) => {
      if (isAsking) return Promise.resolve(false);
      isAsking = true;
      return new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          isAsking = false;
          setOpen(false);
          resolve(isConfirmed);
        };
        setAsked({ ...refused, answer });
        setOpen(true);
      });
    });
  }, []);
  const Dialog = DIALOGS[locale];
  return (
    asked && (
      <Suspense>
        <Dialog asked={asked} isOpen={isOpen} />
      </Suspense>
    )
  );
}
