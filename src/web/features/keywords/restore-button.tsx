'use client'; // a kept page knows nobody: who is signed in is asked by the browser, and whether they may by the server
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Messages } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx';
import { Form, type FormAnswer, FormNotice, SubmitButton } from '#web/ui/form.tsx';
import { restoreVersion } from './restore-version.ts';

type Words = Messages['keywords']['history']['restore'];
type Props = { uniqueId: string; lang: string; toRevisionId: string; textRevisionId: string; entryPath: string; words: Words };

/** Lets an old version stand again, as a new one; for those who are logged in. */
export function RestoreButton({ entryPath, words, ...version }: Props) {
  const [open, setOpen] = useState(false);
  if (!useSession().session?.user) return null;
  const send = async (): Promise<FormAnswer> => {
    const refusal = await restoreVersion(version);
    if (refusal !== undefined)
      return { notice: Object.hasOwn(words.errors, refusal) ? words.errors[refusal as 'other'] : words.errors.other };
    location.assign(entryPath);
    return new Promise(() => {}); // busy until the page has come anew
  };
  return (
    <>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden />
        {words.action}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} label={words.ask}>
        <Form onSend={send}>
          <h2>{words.ask}</h2>
          <p>{words.explain}</p>
          <FormNotice />
          <DialogButtons>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {words.no}
            </Button>
            <SubmitButton variant="primary" busyLabel={words.busy}>
              {words.yes}
            </SubmitButton>
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  );
}
