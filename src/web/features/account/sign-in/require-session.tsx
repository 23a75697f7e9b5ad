'use client'; // Client component: the session can end in another tab or while the page is open.
import { useEffect } from 'react';
import { useSession } from '#web/session/use-session.ts';

/** Redirects to the sign-in page when the session ends. After sign-in, the user returns to the current page. */
export function RequireSession({ loginHref }: { loginHref: string }) {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'unauthenticated') location.assign(loginHref);
  }, [status, loginHref]);
  return null;
}
