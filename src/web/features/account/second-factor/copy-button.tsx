'use client'; // Client component: uses the clipboard.
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Check, Copy } from '#web/ui/media/icons.tsx';

type Props = { text: string; labels: { readonly copy: string; readonly copied: string; readonly denied: string } };

/** Copies a text and says whether the browser allowed it. */
export function CopyButton({ text, labels }: Props) {
  const [state, setState] = useState<'copied' | 'denied'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('denied'),
    );
  return (
    <>
      <Button variant="line" onClick={copy}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {labels.copy}
      </Button>
      <span role="status">{state && labels[state]}</span>
    </>
  );
}
