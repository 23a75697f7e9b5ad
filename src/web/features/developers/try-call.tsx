'use client'; // Client component: calls the API and shows the answer on the page.
import { type MouseEvent, useState } from 'react';
import { fill } from '#web/i18n/fill.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import code from '#web/ui/markdown/code-block.module.css';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Trouble } from '#web/ui/page/callout.tsx';
import styles from './try-call.module.css';

const MOST_CHARACTERS = 6000; // What the page shows of an answer.

type Labels = { send: string; sendOf: string; sending: string; answer: string; status: string; cut: string; failed: string };
type Shown = { readonly status: number; readonly text: string } | 'sending' | 'failed';

/** A link to an answer of the API that shows the answer on the page instead, once scripts run. */
export function TryCall({ href, name, labels }: { href: string; name: string; labels: Labels }) {
  const [shown, setShown] = useState<Shown>();
  const send = async (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    setShown('sending');
    try {
      const response = await fetch(href, { credentials: 'omit' });
      setShown({ status: response.status, text: JSON.stringify(await response.json(), null, 2) });
    } catch {
      setShown('failed');
    }
  };
  return (
    <>
      <ButtonLink variant="line" href={href} data-scripted="" onClick={send} aria-label={fill(labels.sendOf, { name })}>
        {shown === 'sending' ? labels.sending : labels.send}
      </ButtonLink>
      <Trouble>{shown === 'failed' && labels.failed}</Trouble>
      {typeof shown === 'object' && (
        <div className={styles.answer}>
          <p role="status">{fill(labels.status, { status: shown.status })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the answer scrolls, also by keyboard */}
          <section className={code.code} aria-label={fill(labels.answer, { name })} tabIndex={0} translate="no">
            <pre>{shown.text.slice(0, MOST_CHARACTERS)}</pre>
          </section>
          {shown.text.length > MOST_CHARACTERS && <p>{labels.cut}</p>}
        </div>
      )}
    </>
  );
}
