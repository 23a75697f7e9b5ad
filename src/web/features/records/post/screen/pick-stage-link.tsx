'use client'; // Client component: opens the stage picker. Without JavaScript, it is a link to the list of stages.
import type { MouseEvent, ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { askForStage } from '#web/ui/nav/stages/pick-stage.ts';
import styles from './pick-stage-link.module.css';

type Props = { locale: Language; variant: 'line' | 'field'; children: ReactNode };

/** A link that opens the stage picker: a word beside a stage, or a large one that looks like a search field. */
export function PickStageLink({ locale, variant, children }: Props) {
  const open = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    askForStage();
  };
  return (
    <a
      className={variant === 'line' ? `link ${styles.line}` : styles.field}
      href={localePath(locale, '/post')}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}
