'use client'; // Client component: uses the clipboard API.
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Check, Copy } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import type { IntegrationWords } from './integration-words.ts';
import styles from './integrations.module.css';

type Labels = { title: string; text: string; label: string };
type Props = { secret: string; labels: Labels; words: Pick<IntegrationWords, 'secret' | 'close'>; onClose: () => void };

/** Shows a secret that the server does not send again, with a button to copy it. */
export function SecretOnce({ secret, labels, words, onClose }: Props) {
  const id = useId();
  const [state, setState] = useState<'copied' | 'denied'>();
  const field = useRef<HTMLInputElement>(null);
  // It appears as the answer to the reader's action, and only now.
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setState('copied');
    } catch {
      setState('denied'); // The text can be selected and copied by hand.
    }
  };
  return (
    <section className={styles.secret} aria-labelledby={id}>
      <h3 id={id}>{labels.title}</h3>
      <Callout tone="warn">{labels.text}</Callout>
      <input
        ref={field}
        className={styles.value}
        aria-label={labels.label}
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.acts}>
        <Button variant="primary" onClick={copy}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {words.secret.copy}
        </Button>
        <Button variant="line" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <p role="status">{state && words.secret[state]}</p>
    </section>
  );
}
