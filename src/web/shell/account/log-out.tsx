import { useEffect, useRef, useState } from 'react';
import { hasQueuedPosts } from '#web/session/device-data.ts';
import { signOut } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { LogOut as LogOutIcon } from '#web/ui/media/icons.tsx';
import type { AccountMenuWords } from './account-menu-words.ts';
import styles from './account-sheet.module.css';
import { closeAccountSheet } from './account-sheet-state.ts';

/** Logs the player out. Asks first if posts wait for a connection, because they are deleted from the device. */
export function LogOut({ words }: { words: AccountMenuWords['logout'] }) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');
  const button = useRef<HTMLButtonElement>(null); // "Log out" or, while asking, "Stay logged in"
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if ((state === 'asking') !== wasAsking.current) button.current?.focus();
    wasAsking.current = state === 'asking';
  }, [state]);
  const leave = async () => {
    setState('busy');
    const { error } = await signOut();
    setState(error === null ? 'idle' : 'failed');
    if (error === null) closeAccountSheet();
  };
  if (state === 'asking')
    return (
      <div className={styles.question} role="alert">
        <p>{words.question}</p>
        <div className={styles.buttons}>
          <Button variant="danger" onClick={leave}>
            {words.confirm}
          </Button>
          <Button ref={button} variant="line" onClick={() => setState('idle')}>
            {words.cancel}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.row}
        aria-busy={state === 'busy' || undefined}
        onClick={() => (hasQueuedPosts() ? setState('asking') : leave())}
      >
        <LogOutIcon aria-hidden />
        {words.label}
      </button>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}
