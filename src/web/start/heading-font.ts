import { root } from './root.ts';
import { savesData } from './saves-data.ts';

/**
 * Loads the font of Japanese headings for the next page. It has 150 KB, so the first page does not wait for it and keeps
 * the font of the system. theme.ts turns it on where it has been loaded (decision 0129).
 */
export function loadHeadingFont(): void {
  const family = getComputedStyle(root).getPropertyValue('--font-zen-maru');
  if (!family || root.dataset.headings !== undefined || savesData()) return;
  document.fonts.load(`700 1em ${family}`, '\u3042').then(
    () => localStorage.setItem('headings', 'loaded'),
    () => {}, // The next page tries again.
  );
}
