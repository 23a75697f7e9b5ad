'use client'; // it opens the dialog; without scripts it is a link like any other
import { Search } from 'lucide-react';
import { askForSearch } from './ask-for-search.ts';

/** A large way to the search dialog that leads on, without scripts, to `href`. */
export function SearchLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={(event) => {
        event.preventDefault();
        askForSearch();
      }}
    >
      <Search aria-hidden />
      <span>{label}</span>
      <kbd>/</kbd>
    </a>
  );
}
