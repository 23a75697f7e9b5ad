const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Returns whether a key opens the search dialog: `/`, Ctrl+K or ⌘K. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || document.querySelector('dialog:modal')) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTyping(event.target);
}
