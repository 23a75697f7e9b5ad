'use client'; // Client component: a message that can be closed.
import { useState } from 'react';
import { formatShown, type ShownValue } from '#domain/records/shown-value.ts';
import { fill } from '#web/i18n/fill.ts';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Toast } from '#web/ui/page/toast.tsx';

/** Says that a post was saved and that the player's best is still a better one. */
export function BestStays({ best, words }: { best: ShownValue; words: PostResultWords }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Toast side="start">
      <p role="status">{fill(words.stays, { value: formatShown(best) })}</p>
      <IconButton aria-label={words.close} onClick={() => setOpen(false)}>
        <X aria-hidden />
      </IconButton>
    </Toast>
  );
}
