'use client'; // Client component: the session and the rivals are only known in the browser.
import { useEffect, useState } from 'react';
import type { RivalsJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { UserRoundMinus, UserRoundPlus } from '#web/ui/media/icons.tsx';
import styles from './rival-button.module.css';

type Props = {
  userId: string;
  labels: { readonly add: string; readonly drop: string; readonly tooMany: string; readonly failed: string };
};

/**
 * Adds the player to the reader's rivals or removes the player from them. Shown to signed-in readers on pages of other
 * players.
 */
export function RivalButton({ userId, labels }: Props) {
  const reader = useSession().session?.user.userId;
  const [isChosen, setChosen] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isAsked = reader !== undefined && reader !== userId;
  useEffect(() => {
    if (!isAsked) return setChosen(undefined);
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/me/rivals', { signal: leaving.signal });
      if (!response.ok) return;
      const { rivals } = (await response.json()) as RivalsJson;
      setChosen(rivals.some((rival) => rival.userId === userId));
    };
    ask().catch(() => {}); // Errors are ignored because the page works without this button.
    return () => leaving.abort();
  }, [isAsked, userId]);

  const change = async () => {
    setBusy(true);
    const status = await fetch(`/api/me/rivals/${userId}`, { method: isChosen ? 'DELETE' : 'PUT' }).then(
      (response) => response.status,
      () => 0,
    );
    const done = status === 204;
    if (done) setChosen(!isChosen);
    setTrouble(done ? undefined : status === 409 ? labels.tooMany : labels.failed);
    setBusy(false);
  };
  const Icon = isChosen ? UserRoundMinus : UserRoundPlus;
  // Always rendered to reserve its space, so that loading the session causes no layout shift.
  return (
    <div className={styles.rival} data-shown={isChosen !== undefined || undefined}>
      <Button variant={isChosen ? 'line' : 'primary'} size="wide" busy={isBusy} disabled={isBusy} onClick={change}>
        <Icon aria-hidden />
        {isChosen ? labels.drop : labels.add}
      </Button>
      <output>{trouble}</output>
    </div>
  );
}
