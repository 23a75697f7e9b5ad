'use client'; // Client component: removes the item from the queue.
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useState } from 'react';
import { moderationCall } from '#web/features/moderation/act/moderation-call.ts';
import styles from '#web/features/moderation/act/verb-bar.module.css';
import { arrive, isLeaving, leave, showMessage } from '#web/features/moderation/desk-store.ts';
import { useKeys } from '#web/features/moderation/use-keys.ts';

type Props = {
  item: string;
  next: string;
  /** The player whose profile texts can be removed here. */
  remove?: string | undefined;
  words: { readonly seen: string; readonly remove: string; readonly failure: string };
};

/** Marks a queue item as seen, or removes the texts of its profile, and opens the next one. */
export function SeenButton({ item, next, remove, words }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  useLayoutEffect(arrive, []);
  const send = async (path: string, json: object) => {
    if (busy || isLeaving()) return;
    setBusy(true);
    const answer = await moderationCall(path, json);
    setBusy(false);
    if (!answer.ok) return showMessage(words.failure, true);
    leave();
    router.push(next, { scroll: false });
    router.refresh();
  };
  const markSeen = () => void send('/seen', { item });
  useKeys({ v: markSeen });
  return (
    <div className={styles.dock}>
      <div className={styles.bar}>
        <button type="button" className={styles.verb} data-verb="verify" aria-keyshortcuts="v" disabled={busy} onClick={markSeen}>
          {words.seen}
          <kbd aria-hidden>V</kbd>
        </button>
        {remove !== undefined && (
          <button
            type="button"
            className={styles.verb}
            data-verb="decline"
            disabled={busy}
            onClick={() => void send('/profiles', { userId: remove })}
          >
            {words.remove}
          </button>
        )}
      </div>
    </div>
  );
}
