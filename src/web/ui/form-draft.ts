/**
 * What is typed into a form, kept in this tab until it is sent: logging in on the way, or closing the page by mistake, loses nothing.
 * Passwords are never kept.
 */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = Object.fromEntries(keepable(form).map((input) => [input.name, input.value]));
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(typed));
  } catch {
    // storage may be switched off: then the draft lives as long as the page
  }
}

/** Puts a kept draft back into its form. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const typed = readDraft(key);
  for (const input of keepable(form)) {
    const text = typed[input.name];
    if (typeof text !== 'string' || text === input.value) continue;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true })); // for what counts along
  }
}

/** Forgets the draft of a form that was sent. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // nothing was kept
  }
}

const storageKey = (key: string) => `draft:${key}`;

function readDraft(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}');
  } catch {
    return {};
  }
}

const keepable = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name !== '' && !element.readOnly && !/password/.test(element.autocomplete),
  );
