'use client'; // opens the dialog, which loads on demand
import type { ReactNode } from 'react';
import { askForSearch } from './ask-for-search.ts';

type Props = { label?: string | undefined; className?: string | undefined; children: ReactNode };

/** Opens the search dialog; `label` is the accessible name when only an icon is shown. */
export function SearchButton({ label, className, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={askForSearch}
    >
      {children}
    </button>
  );
}
