'use client'; // Client component: signs out through the API and reacts to a sign-out in another tab.
import { type ReactNode, useEffect, useState } from 'react';
import { type AnswerWords, signInErrorText } from '#web/features/account/answer-words.ts';
import { hasQueuedPosts } from '#web/session/device-data.ts';
import { signOut } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { OneButtonForm } from './one-button-form.tsx';

type Props = {
  signedIn: boolean;
  words: AnswerWords;
  labels: { send: string; sending: string; queued: string };
  done: ReactNode;
  children: ReactNode;
};

/**
 * Asks for confirmation, then signs out, which deletes posts that wait for a connection. `signedIn` is the session state
 * when the server rendered the page.
 */
export function LogoutForm({ signedIn, words, labels, done, children }: Props) {
  const { status } = useSession();
  const [hasQueue, setHasQueue] = useState(false);
  useEffect(() => setHasQueue(hasQueuedPosts()), []);
  if (status === 'unauthenticated' || (status === 'loading' && !signedIn)) return done;

  const send = async () => {
    const { error } = await signOut();
    return error === null ? {} : { callout: signInErrorText(words, error) };
  };
  return (
    <OneButtonForm onSend={send} labels={labels}>
      {children}
      {hasQueue && <Callout tone="warn">{labels.queued}</Callout>}
    </OneButtonForm>
  );
}
