'use client'; // Client component: chooses a rival without leaving the page.
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { UserRoundPlus } from '#web/ui/media/icons.tsx';

type Props = { userId: string; label: string; spoken: string; failed: string };

/** Chooses a player as a rival and refreshes the page, which then shows the duel. Shows a message when that fails. */
export function PickRival({ userId, label, spoken, failed }: Props) {
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isDrawing, startDrawing] = useTransition();
  const pick = async () => {
    setState('busy');
    const picked = await fetch(`/api/me/rivals/${userId}`, { method: 'PUT' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(picked ? 'idle' : 'failed');
    if (picked) startDrawing(() => router.refresh());
  };
  const isBusy = state === 'busy' || isDrawing;
  return (
    <>
      <Button variant="line" size="s" busy={isBusy} disabled={isBusy} aria-label={spoken} onClick={pick}>
        <UserRoundPlus data-icon="s" aria-hidden />
        {label}
      </Button>
      {state === 'failed' && <output>{failed}</output>}
    </>
  );
}
