import { Button } from '#web/ui/form/button.tsx';
import { DialogButtons } from '#web/ui/page/dialog.tsx';

/** Shows the success message of a dialog. */
export function DoneNote({ text, close, onClose }: { text: string; close: string; onClose: () => void }) {
  return (
    <>
      <p role="status">{text}</p>
      <DialogButtons>
        <Button variant="primary" onClick={onClose} data-first>
          {close}
        </Button>
      </DialogButtons>
    </>
  );
}
