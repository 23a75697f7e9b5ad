import { GripVertical, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { fill } from '#web/i18n/fill.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import styles from './stage-rows.module.css';

export type HandleProps = Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'> & { 'data-handle': string };

/** Renders the handle that moves a row by dragging or with the arrow keys. */
export const Handle = ({ words, name, ...handle }: HandleProps & { words: FormWords; name: string }) => (
  <span className={styles.handle}>
    <IconButton {...handle} aria-label={fill(words.move, { name })} title={words.moveHelp}>
      <GripVertical aria-hidden />
    </IconButton>
  </span>
);

export const RemoveButton = ({ words, name, onClick }: { words: FormWords; name: string; onClick: () => void }) => (
  <IconButton aria-label={fill(words.remove, { name })} onClick={onClick}>
    <X aria-hidden />
  </IconButton>
);
