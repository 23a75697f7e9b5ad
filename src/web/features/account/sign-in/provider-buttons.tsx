'use client'; // Client component: each button redirects to another site.
import { useState } from 'react';
import { type AnswerWords, signInErrorText } from '#web/features/account/answer-words.ts';
import { OrLine } from '#web/features/account/or-line.tsx';
import { type AuthPages, signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import styles from './provider-buttons.module.css';

/** External sign-in provider and its button label. */
export type ProviderChoice = { readonly id: string; readonly label: string };

type Props = { providers: readonly ProviderChoice[]; or?: string | undefined; words: AnswerWords; callbackUrl: string; pages: AuthPages };

/** Renders one button per configured sign-in provider, then the `or` divider. Renders nothing without providers. */
export function ProviderButtons({ providers, or, words, callbackUrl, pages }: Props) {
  const [leavingFor, setLeavingFor] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (providers.length === 0) return null;

  const leave = async (id: string) => {
    setLeavingFor(id);
    const result = await signIn(id, { callbackUrl }, pages);
    setError(result.error);
    if (result.error !== null) setLeavingFor('');
  };
  return (
    <>
      <Trouble>{error !== null && signInErrorText(words, error)}</Trouble>
      <div className={styles.providers}>
        {providers.map(({ id, label }) => (
          <Button key={id} variant="line" busy={leavingFor === id} onClick={() => leave(id)}>
            {label}
          </Button>
        ))}
      </div>
      {or && <OrLine>{or}</OrLine>}
    </>
  );
}
