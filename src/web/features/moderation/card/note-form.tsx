'use client'; // Client component: adds a note without leaving the card.
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { TEXT_UNITS } from '#domain/moderation/limits.ts';
import { moderationCall } from '#web/features/moderation/act/moderation-call.ts';
import { showMessage } from '#web/features/moderation/desk-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from './record-card.module.css';

type Props = { handle: string; words: { readonly label: string; readonly add: string; readonly failure: string } };

/** Adds a note about a player. Notes are visible to moderators only. */
export function NoteForm({ handle, words }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('note') ?? '').trim();
    if (text === '' || busy) return;
    setBusy(true);
    const answer = await moderationCall('/notes', { handle, text });
    setBusy(false);
    if (!answer.ok) return showMessage(words.failure, true);
    form.reset();
    router.refresh();
  };
  return (
    <form className={styles.note} onSubmit={send}>
      <input name="note" aria-label={words.label} maxLength={TEXT_UNITS} autoComplete="off" />
      <Button type="submit" size="s" busy={busy}>
        {words.add}
      </Button>
    </form>
  );
}
