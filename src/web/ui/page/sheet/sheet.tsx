'use client'; // Client component: opens over the page, follows the finger and adds a history entry.
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { followFinger } from '#web/ui/follow-finger.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import styles from './sheet.module.css';
import { enterSheet } from './sheet-history.ts';

const ENOUGH = 0.35; // Fraction of the sheet's height. When it is dragged further down than this, it closes.

type Props = {
  open: boolean;
  onClose: () => void;
  /** Name for screen readers, also the heading unless there is a `head`. */
  label: string;
  closeLabel: string;
  head?: ReactNode;
  /** Action beside the heading, such as "Reset". */
  action?: ReactNode;
  /** Buttons that stay at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A modal panel at the bottom of the screen, or a dialog in the middle of wide screens. Closes on Escape, on a swipe down,
 * on a tap beside it and with the back button; the focus and the scroll position are then as before. Its content is
 * rendered only while it is open.
 */
export function Sheet({ open, onClose, label, closeLabel, head, action, foot, children }: Props) {
  const modal = useModal(open, onClose);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enterSheet(() => close()) : undefined), [open]);
  useEffect(() => {
    const sheet = modal.ref.current;
    if (!open || !sheet) return;
    const start = (event: TouchEvent) => dragSheet(event, sheet, () => close());
    sheet.addEventListener('touchstart', start, { passive: true });
    return () => sheet.removeEventListener('touchstart', start);
  }, [open, modal.ref]);
  const pressed = useRef<EventTarget>(null);
  const press = (event: MouseEvent) => {
    pressed.current = event.target;
  };
  const closeBeside = (event: MouseEvent) => {
    // The dialog element itself is only hit beside its content, or by a selection of text that ends there.
    if (event.target === modal.ref.current && event.target === (pressed.current ?? event.target)) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog
    <dialog {...modal} className={styles.sheet} aria-label={label} onMouseDown={press} onClick={closeBeside}>
      {open && (
        <div className={styles.content}>
          <span className={styles.grabber} aria-hidden="true" />
          <header className={styles.head}>
            {head ?? <h2>{label}</h2>}
            {action}
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Lets a finger drag a sheet down to close it. Content that is scrolled down scrolls first. */
function dragSheet(start: TouchEvent, sheet: HTMLElement, close: () => void): void {
  for (let inside = start.target as Element | null; inside && inside !== sheet; inside = inside.parentElement)
    if (inside.scrollTop > 0) return;
  followFinger(start, 'y', {
    onMove: (dy) => {
      sheet.dataset.dragged = '';
      sheet.style.setProperty('--dy', `${Math.max(0, dy)}px`);
    },
    onEnd: (dy, flick) => {
      delete sheet.dataset.dragged;
      sheet.style.removeProperty('--dy');
      if (flick > 0 || (flick === 0 && dy > sheet.offsetHeight * ENOUGH)) close();
    },
  });
}
