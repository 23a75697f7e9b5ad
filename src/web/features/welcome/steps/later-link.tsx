'use client'; // Client component: notes that the player has seen the last step.
import type { ReactNode } from 'react';
import { callApi } from '#web/ui/call-api.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';

/** Leaves the last step without a record. From then on, the welcome is shown only when the player asks for it. */
export function LaterLink({ href, children }: { href: string; children: ReactNode }) {
  const finish = () => {
    callApi('/api/me/welcome', { method: 'PATCH', json: { isDone: true }, keepalive: true });
  };
  return (
    <ButtonLink variant="ghost" href={href} onClick={finish}>
      {children}
    </ButtonLink>
  );
}
