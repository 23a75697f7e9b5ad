import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { DialogButtons } from '#web/ui/page/dialog.tsx';

/** Shows the success message of a dialog, in place of its form. */
export function DoneNote({ text, close, onClose }: { text: string; close: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []); // The focused button went with the form.
  return (
    <>
      <p role="status">{text}</p>
      <DialogButtons>
        <Button variant="primary" onClick={onClose} ref={button}>
          {close}
        </Button>
      </DialogButtons>
    </>
  );
}
