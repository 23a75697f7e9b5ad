'use client'; // Client component: asks for confirmation before it discards a draft.
import { useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './editor.module.css';
import type { EditorWords } from './editor-context.ts';

type Props = { words: EditorWords; locale: Language; backFrom: string; onDiscard: () => void };

/** Reports that a stored draft was restored, with a button to discard the draft. */
export function DraftCallout({ words: { draft }, locale, backFrom, onDiscard }: Props) {
  const [asking, ask] = useState(false);
  return (
    <>
      <Callout role="status">
        {fill(draft.back, { time: timeText(backFrom, locale) })}{' '}
        <button type="button" className={`link ${styles.jump}`} onClick={() => ask(true)}>
          {draft.discard}
        </button>
      </Callout>
      <Dialog open={asking} onClose={() => ask(false)} label={draft.ask}>
        <h2>{draft.ask}</h2>
        <p>{draft.askText}</p>
        <DialogButtons>
          <Button data-first onClick={() => ask(false)}>
            {draft.keep}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              ask(false);
              onDiscard();
            }}
          >
            {draft.discard}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
