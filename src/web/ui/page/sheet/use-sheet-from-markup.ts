'use client'; // Client hook: listens for clicks on static markup.
import { useEffect, useEffectEvent, useState } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';

/** What a sheet shows since it was last opened. `times` counts how often it was, as a key that resets its state. */
type Opened<Content> = { readonly content: Content; readonly isOpen: boolean; readonly times: number };

/**
 * Opens a sheet from static markup. `find` reads what the sheet shows from the clicked element, or returns undefined if that
 * element opens none. Returns undefined until the sheet is first opened. Without JavaScript, links are followed.
 */
export function useSheetFromMarkup<Content>(find: (clicked: Element, event: MouseEvent) => Content | undefined) {
  const [opened, setOpened] = useState<Opened<Content>>();
  const read = useEffectEvent(find);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || isForElsewhere(event) || !(event.target instanceof Element)) return;
      const content = read(event.target, event);
      if (content === undefined) return;
      event.preventDefault();
      setOpened((last) => ({ content, isOpen: true, times: (last?.times ?? 0) + 1 }));
    };
    document.addEventListener('click', open, true); // Before the shell follows the link.
    return () => document.removeEventListener('click', open, true);
  }, []);
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  return opened && { ...opened, close };
}
