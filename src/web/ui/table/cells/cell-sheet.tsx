'use client'; // Client component: opens over the page.
import { useState } from 'react';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import styles from './cell-sheet.module.css';

export type ShownCell = { readonly name: string; readonly href: string; readonly description: string };
export type CellWords = Readonly<Record<'open' | 'previous' | 'next' | 'close', string>>;

type Props = { open: boolean; onClose: () => void; cells: readonly ShownCell[]; first: number; words: CellWords };

/** Names a cell of a grid, describes it and leads to its page and to the cells beside it. */
export function CellSheet({ open, onClose, cells, first, words }: Props) {
  const [at, setAt] = useState(first);
  const cell = cells[at];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={cell?.name ?? ''}
      closeLabel={words.close}
      action={
        <span className={styles.steps}>
          <IconButton aria-label={words.previous} disabled={at === 0} onClick={() => setAt(at - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton aria-label={words.next} disabled={at === cells.length - 1} onClick={() => setAt(at + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      }
      foot={
        <ButtonLink variant="line" href={cell?.href ?? ''}>
          {words.open}
        </ButtonLink>
      }
    >
      <p className={styles.description} aria-live="polite">
        {cell?.description}
      </p>
    </Sheet>
  );
}
