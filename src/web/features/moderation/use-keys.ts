'use client';
import { useLayoutEffect } from 'react';
import { isForInputMethod } from '#web/ui/is-for-input-method.ts';

/**
 * Registers keyboard shortcuts. They are inactive while the user types, and ignore combinations with Ctrl, Alt or Meta.
 */
export function useKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  // Uses a layout effect so that the keys work as soon as the card is painted.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isForInputMethod(event)) return;
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
