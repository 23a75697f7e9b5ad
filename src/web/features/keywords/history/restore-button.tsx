'use client'; // Client component: the page is cached, so the browser checks the session and the server the permission.
import { useState } from 'react';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { RotateCcw } from '#web/ui/media/icons.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import { restoreVersion } from './restore-version.ts';

type Words = Messages['keywords']['history']['restore'];
type Props = { uniqueId: string; lang: string; toRevisionId: string; textRevisionId: string; entryPath: string; words: Words };

/**
 * Restores an old version as a new one, for signed-in players only. The button is rendered inside the compare form and
 * must not contain a form, because nested forms are invalid and the browser would submit the outer one.
 */
export function RestoreButton({ entryPath, words, ...version }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [callout, setCallout] = useState<string>();
  if (!useSession().session?.user) return null;
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const refusal = await restoreVersion(version);
    if (refusal === undefined) return location.assign(entryPath); // Stays busy until the page reloads.
    setBusy(false);
    setCallout(sentenceFor(words.errors, refusal));
  };
  return (
    <>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden />
        {words.action}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} label={words.ask}>
        <h2>{words.ask}</h2>
        <p>{words.explain}</p>
        <Trouble>{callout}</Trouble>
        <DialogButtons>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {words.no}
          </Button>
          <Button variant="primary" busy={busy} onClick={send}>
            {busy ? words.busy : words.yes}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
