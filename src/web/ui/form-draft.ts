type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What is typed or chosen in a form, kept in this tab until it is sent: logging in on the way, or closing the page by mistake, loses nothing.
 * Passwords are never kept.
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
    // storage may be switched off: then the draft lives as long as the page
  }
}

/** Puts a kept draft back into its form. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const typed = readDraft(key);
  if (!typed) return;
  for (const control of keepable(form)) {
    const text = typed[control.name];
    if (isTick(control)) control.checked = text === control.value;
    else if (typeof text === 'string' && text !== control.value) {
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true })); // for what counts along
    }
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
