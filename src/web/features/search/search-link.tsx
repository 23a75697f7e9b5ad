'use client'; // Client component: opens the search dialog. Without JavaScript, it is a plain link.
import { Search } from '#web/ui/media/icons.tsx';
import { askForSearch } from './ask-for-search.ts';

/** Renders a large link that opens the search dialog. Without JavaScript, the link leads to `href`. */
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
