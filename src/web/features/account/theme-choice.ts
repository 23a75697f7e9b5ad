import { useSyncExternalStore } from 'react';
import type { Theme } from '#domain/accounts/settings.ts';
import { sessionState } from '#web/session/session-store.ts';

// What a theme is, where it is kept and what it follows is in public/theme.js, which runs before the first paint.

/** Shows a theme at once and remembers it in this browser. */
export const chooseTheme = (theme: Theme): boolean => dispatchEvent(new CustomEvent('choosetheme', { detail: theme }));

/** The theme that this browser remembers; dark is what nobody had to choose. Undefined until the page runs. */
export const useChosenTheme = (): Theme | undefined => useSyncExternalStore(onTheme, chosenTheme, () => undefined);

/** On a browser where nobody has chosen, the account's theme is taken over after signing in. */
export function takeOverTheme(): void {
  const theme = sessionState().session?.user.theme;
  if (theme && document.documentElement.dataset.chosen === undefined) chooseTheme(theme as Theme);
}

const chosenTheme = () => (document.documentElement.dataset.chosen ?? 'dark') as Theme;

function onTheme(listen: () => void): () => void {
  addEventListener('themechange', listen);
  return () => removeEventListener('themechange', listen);
}
