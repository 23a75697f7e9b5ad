import { isSearchKey } from '#web/ui/nav/search-key.ts';

// What works without scripts: links, menus, sections, the fields of forms, and forms that the browser sends by itself.
const NATIVE =
  'a[href]:not([aria-haspopup], [data-scripted]), [popovertarget], summary, label, form[action] [type=submit], ' +
  'input:not([type=checkbox], [type=radio]), select, textarea';

/**
 * Holds back actions that need React until it runs, then repeats each one once, in order. Calls `start` on an action.
 * Afterwards, repeats the focus and the pointer's position, which React components listen for.
 */
export function replayActions(start: () => void): void {
  const held: (() => void)[] = [];
  let pointed: Element | undefined;

  const holdClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!event.isTrusted || target.closest(NATIVE)) return;
    start();
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => target.dispatchEvent(new MouseEvent(event.type, event)));
  };
  const holdKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.isComposing) return;
    start();
    const target = event.target as Element;
    // The browser would type into the search field, or scroll the page below the menu.
    if (isSearchKey(event) || (target.matches('[popovertarget]') && event.key.startsWith('Arrow'))) event.preventDefault();
    event.stopImmediatePropagation(); // Parts of the page that React has hydrated already would handle it twice.
    held.push(() => target.dispatchEvent(new KeyboardEvent(event.type, event)));
  };
  const point = ({ target }: Event) => {
    pointed = target as Element;
  };
  const holding = new AbortController();
  const whileHolding = { capture: true, signal: holding.signal };
  addEventListener('click', holdClick, whileHolding);
  addEventListener('keydown', holdKey, whileHolding);
  addEventListener('pointerover', point, whileHolding);

  // Dispatched by shell/react-ready.tsx.
  const replay = async () => {
    holding.abort();
    const focused = document.activeElement;
    if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    for (const repeat of held) {
      repeat();
      await new Promise((resolve) => setTimeout(resolve)); // React renders between two actions.
    }
  };
  document.addEventListener('reactready', replay, { once: true });
}
