'use client'; // signs out by API call, and follows a sign-out in another tab
import type { ReactNode } from 'react';
import { signOut } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { type AnswerWords, signInErrorText } from './answer-words.ts';
import { OneButtonForm } from './one-button-form.tsx';

type Props = { signedIn: boolean; words: AnswerWords; labels: { send: string; sending: string }; done: ReactNode; children: ReactNode };

/** Asks for confirmation, then signs out. `signedIn` is the session state at render time on the server. */
export function LogoutForm({ signedIn, words, labels, done, children }: Props) {
  const { status } = useSession();
  if (status === 'unauthenticated' || (status === 'loading' && !signedIn)) return done;

  const send = async () => {
    const { error } = await signOut();
    return error === null ? {} : { callout: signInErrorText(words, error) };
  };
  return (
    <OneButtonForm onSend={send} labels={labels}>
      {children}
    </OneButtonForm>
  );
}
