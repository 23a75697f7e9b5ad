import { savesData } from './saves-data.ts';

/**
 * Loads the font of Japanese headings for the next page. It has 150 KB, so the first page does not wait for it and keeps
 * the font of the system. theme.ts turns it on where it has been loaded (decision 0129).
 */
export function loadHeadingFont(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-zen-maru');
  if (!family || document.documentElement.dataset.headings !== undefined || savesData()) return;
  document.fonts.load(`700 1em ${family}`, '\u3042').then(
    () => localStorage.setItem('headings', 'loaded'),
    () => {}, // The next page tries again.
  );
}
