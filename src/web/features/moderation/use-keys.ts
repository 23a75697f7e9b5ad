'use client';
import { useLayoutEffect } from 'react';

/** Keys that do something while nobody types; with Ctrl, Alt or Meta they stay the browser's. */
export function useKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  // Before the browser paints: whoever sees a card can use its keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.matches('textarea, select, input:not([type="radio"])');
      const act = acts[event.key.toLowerCase()];
      if (!act || (isTyping && event.key !== 'Escape')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
