import { useSyncExternalStore } from 'react';
import type { Theme } from '#domain/accounts/settings.ts';
import { sessionState } from '#web/session/session-store.ts';

// Themes are defined, stored and applied by public/theme.js, which runs before the first paint.

/** Applies a theme and stores it in this browser. */
export const chooseTheme = (theme: Theme): boolean => dispatchEvent(new CustomEvent('choosetheme', { detail: theme }));

/** Returns the theme stored in this browser (dark by default), or undefined during server rendering. */
export const useChosenTheme = (): Theme | undefined => useSyncExternalStore(onTheme, chosenTheme, () => undefined);

/** Applies the account's theme after sign-in, unless this browser already stores a theme. */
export function takeOverTheme(): void {
  const theme = sessionState().session?.user.theme;
  if (theme && document.documentElement.dataset.chosen === undefined) chooseTheme(theme as Theme);
}

const chosenTheme = () => (document.documentElement.dataset.chosen ?? 'dark') as Theme;

function onTheme(listen: () => void): () => void {
  addEventListener('themechange', listen);
  return () => removeEventListener('themechange', listen);
}
