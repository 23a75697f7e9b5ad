'use client'; // a session can end in another tab, or while the page lies open
import { useEffect } from 'react';
import { useSession } from '#web/session/use-session.ts';

/** Leaves for the sign-in page, and from there back, as soon as nobody is signed in any more. */
export function RequireSession({ loginHref }: { loginHref: string }) {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'unauthenticated') location.assign(loginHref);
  }, [status, loginHref]);
  return null;
}
