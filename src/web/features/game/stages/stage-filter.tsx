'use client'; // Client component: filters the list while the reader types. Without JavaScript, the form does.
import { useEffect } from 'react';

/** Filters the stages on the page by what is typed, and says how many are left. The rules are loaded with the first key. */
export function StageFilter({ none }: { none: string }) {
  useEffect(() => {
    const filter = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.closest('[data-stage-search]')) return;
      const { isFound } = await import('#domain/game/find-stages.ts');
      showFound((sought) => isFound(sought, target.value), none);
    };
    document.addEventListener('input', filter);
    return () => document.removeEventListener('input', filter);
  }, [none]);
  return null;
}

function showFound(isShown: (sought: string) => boolean, none: string): void {
  const stages = [...document.querySelectorAll<HTMLElement>('[data-sought]')];
  for (const stage of stages) stage.hidden = !isShown(stage.dataset.sought ?? '');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = part.querySelector('[data-sought]:not([hidden])') === null;
  const isNone = stages.every(({ hidden }) => hidden);
  document.querySelector('[data-stage-count]')?.replaceChildren(isNone ? none : '');
}
