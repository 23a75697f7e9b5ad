/**
 * Scrolls a link or button that gets the focus by keyboard fully into view. Browsers leave one in a strip of tabs as it
 * is when its first pixel is visible. Returns a function that stops it.
 */
export function revealFocus(): () => void {
  const reveal = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('a:focus-visible, button:focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('focusin', reveal);
  return () => document.removeEventListener('focusin', reveal);
}
