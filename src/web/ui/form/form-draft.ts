type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Stores form input in this tab until the form is sent, so that signing in or closing the page by mistake loses
 * nothing. Never stores passwords.
 */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = Object.fromEntries(
    keepable(form)
      .filter((control) => !isTick(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(typed));
  } catch {
    // If storage is disabled, the draft lasts only as long as the page.
  }
}

/** Restores a stored draft into its form. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const typed = readDraft(key);
  if (!typed) return;
  for (const control of keepable(form)) {
    const text = typed[control.name];
    if (isTick(control)) control.checked = text === control.value;
    else if (typeof text === 'string' && text !== control.value) {
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true })); // Updates character counters and other listeners.
    }
  }
}

/** Deletes the draft of a form that was sent. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // If storage is disabled, no draft was stored.
  }
}

const storageKey = (key: string) => `draft:${key}`;

function readDraft(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

const isTick = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox';

const keepable = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.readOnly &&
      !/password/.test(element.autocomplete),
  );
