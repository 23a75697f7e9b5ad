// Choices that are not in the address, as attributes of the root element, which the style sheet of the table reads.
const NAME = 'pace-lines';

/** Returns whether the reader has chosen to see pace lines, or undefined without a choice. */
export function storedPaceLines(): boolean | undefined {
  try {
    const stored = localStorage.getItem(NAME);
    return stored === null ? undefined : stored === 'on';
  } catch {
    return undefined; // The browser blocks storage.
  }
}

/** Shows or hides the pace lines on phones. */
export function showPaceLines(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-pace-lines', isOn);
  for (const button of document.querySelectorAll('[data-pace="toggle"]')) button.setAttribute('aria-pressed', String(isOn));
}

/** Shows or hides the pace lines and stores the choice on this device. */
export function choosePaceLines(isOn: boolean): void {
  showPaceLines(isOn);
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // The choice lasts until the page is left.
  }
}

export const arePaceLinesShown = (): boolean => document.documentElement.hasAttribute('data-pace-lines');

/** Hides all rows except those of the reader and of the reader's rivals, or shows them again. */
export const showRivalsOnly = (isOn: boolean): void => void document.documentElement.toggleAttribute('data-rivals-only', isOn);

export const areRivalsOnly = (): boolean => document.documentElement.hasAttribute('data-rivals-only');
