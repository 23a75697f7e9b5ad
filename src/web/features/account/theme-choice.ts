import { useSyncExternalStore } from 'react';
import type { Theme } from '#domain/accounts/settings.ts';
import { sessionState } from '#web/session/session-store.ts';

// public/theme.js defines, stores and applies themes; it runs before the first paint.

/** Applies a theme and stores it in this browser. */
export const chooseTheme = (theme: Theme): boolean => dispatchEvent(new CustomEvent('choosetheme', { detail: theme }));

/** Returns the theme stored in this browser, dark by default; undefined during server rendering. */
export const useChosenTheme = (): Theme | undefined => useSyncExternalStore(onTheme, chosenTheme, () => undefined);

/** Applies the account's theme after sign-in if none was chosen in this browser. */
export function takeOverTheme(): void {
  const theme = sessionState().session?.user.theme;
  if (theme && document.documentElement.dataset.chosen === undefined) chooseTheme(theme as Theme);
}

const chosenTheme = () => (document.documentElement.dataset.chosen ?? 'dark') as Theme;

function onTheme(listen: () => void): () => void {
  addEventListener('themechange', listen);
  return () => removeEventListener('themechange', listen);
}
