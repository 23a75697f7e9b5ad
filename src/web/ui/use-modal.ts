'use client'; // Client code: opens a native dialog, which traps the focus and closes on Escape.
import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Opens and closes a dialog element as a modal. Returns the props of the element. An element marked `data-first` receives
 * the focus; after closing, the browser returns it to where it was.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) ref.current?.close();
    if (!open || ref.current?.open) return;
    ref.current?.showModal();
    // Elements in a closed dialog cannot be focused, so autoFocus would be too early.
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);
  // The close event fires late, when the dialog may be open again. The `open` prop is authoritative, and Escape only
  // requests closing.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return; // A cancelled file picker fires the same event.
    event.preventDefault();
    onClose();
  };
  const hasClosed = () => {
    if (open && !ref.current?.open) onClose();
  };
  return { ref, onCancel, onClose: hasClosed };
}
