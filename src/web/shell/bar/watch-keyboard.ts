// Fields that open the on-screen keyboard.
const TYPED = [
  'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit], [type=reset], [type=range], [type=color])',
  'textarea',
  '[contenteditable]:not([contenteditable=false])',
].join();
const KEYBOARD_PX = 120; // Less than the height of any on-screen keyboard.

/**
 * Sets `data-typing` on the root element while the player types on a touch screen: from the focus of a text field, before
 * the keyboard is there, until it loses the focus, or until the visible part of the page grows again, because Android's
 * back button closes the keyboard alone. Returns a function that stops it.
 */
export function watchKeyboard(): () => void {
  const root = document.documentElement;
  const listening = new AbortController();
  const height = () => visualViewport?.height ?? innerHeight;
  let lowest: number | undefined; // Lowest height since a text field got the focus.

  const update = () => {
    if (lowest !== undefined) lowest = Math.min(lowest, height());
    root.toggleAttribute('data-typing', lowest !== undefined && height() - lowest < KEYBOARD_PX);
  };
  const focus = ({ target }: Event) => {
    const isTyped = target instanceof Element && target.matches(TYPED) && matchMedia('(pointer: coarse)').matches;
    lowest = isTyped ? height() : undefined;
    update();
  };
  const blur = () => {
    lowest = undefined;
    update();
  };
  document.addEventListener('focusin', focus, { signal: listening.signal });
  document.addEventListener('focusout', blur, { signal: listening.signal });
  (window.visualViewport ?? window).addEventListener('resize', update, { signal: listening.signal });
  return () => {
    listening.abort();
    blur();
  };
}
