'use client'; // Client component: asks for confirmation in a native dialog.
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './integrations.module.css';

type Labels = { open: string; openOf: string; title: string; text: string; send: string; cancel: string };

/** A button for what cannot be undone: acts only after a confirmation. */
export function ConfirmButton({ labels, onConfirm }: { labels: Labels; onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button variant="danger" size="s" aria-label={labels.openOf} onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} label={labels.title}>
        <div className={styles.confirm}>
          <h2>{labels.title}</h2>
          <p>{labels.text}</p>
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{labels.cancel}</Button>
            <Button variant="danger" onClick={confirm}>
              {labels.send}
            </Button>
          </DialogButtons>
        </div>
      </Dialog>
    </>
  );
}
