'use client'; // Client component: removes the item from the queue.
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useState } from 'react';
import { arrive, isLeaving, leave, showMessage } from './desk-store.ts';
import { moderationCall } from './moderation-call.ts';
import { useKeys } from './use-keys.ts';
import styles from './verb-bar.module.css';

type Props = { item: string; next: string; words: { readonly seen: string; readonly failure: string } };

/** Marks a queue item as seen and opens the next one. */
export function SeenButton({ item, next, words }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  useLayoutEffect(arrive, []);
  const send = async () => {
    if (busy || isLeaving()) return;
    setBusy(true);
    const answer = await moderationCall('/seen', { item });
    setBusy(false);
    if (!answer.ok) return showMessage(words.failure, true);
    leave();
    router.push(next, { scroll: false });
    router.refresh();
  };
  useKeys({ v: () => void send() });
  return (
    <div className={styles.dock}>
      <div className={styles.bar}>
        <button type="button" className={styles.verb} data-verb="verify" aria-keyshortcuts="v" disabled={busy} onClick={send}>
          {words.seen}
          <kbd aria-hidden>V</kbd>
        </button>
      </div>
    </div>
  );
}
