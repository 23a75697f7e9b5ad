import { sessionState } from '#web/session/session-store.ts';

const KEY = 'theme';

/** Shows a theme at once and remembers it in this browser; `system` follows what the device says now. */
export function chooseTheme(theme: string): void {
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // storage may be switched off: then the choice lasts for this page
  }
}

/** The theme that this browser remembers; dark is what nobody had to choose. */
export function chosenTheme(): string {
  try {
    return localStorage.getItem(KEY) ?? 'dark';
  } catch {
    return 'dark';
  }
}

/** On a browser where nobody has chosen, the account's theme is taken over after signing in. */
export function takeOverTheme(): void {
  const theme = sessionState().session?.user.theme;
  try {
    if (theme && localStorage.getItem(KEY) === null) chooseTheme(theme);
  } catch {
    // storage is switched off: nothing is remembered here
  }
}
