'use client'; // Client component: removes a rival without leaving the page.
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { X } from '#web/ui/media/icons.tsx';
import styles from './rivals-card.module.css';

type Props = { userId: string; label: string; failed: string };

/** Removes a chosen rival and refreshes the page. Shows a message when the removal fails. */
export function DropRival({ userId, label, failed }: Props) {
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isDrawing, startDrawing] = useTransition();
  const drop = async () => {
    setState('busy');
    const dropped = await fetch(`/api/me/rivals/${userId}`, { method: 'DELETE' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(dropped ? 'idle' : 'failed');
    if (dropped) startDrawing(() => router.refresh());
  };
  return (
    <>
      <button type="button" className={styles.tool} aria-label={label} disabled={state === 'busy' || isDrawing} onClick={drop}>
        <X data-icon="s" aria-hidden />
      </button>
      {state === 'failed' && <output className={styles.failed}>{failed}</output>}
    </>
  );
}
