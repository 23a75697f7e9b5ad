import { draftStore } from './stored-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Stores form input in this tab until the form is sent, so signing in or closing the page by mistake loses nothing.
 * Never stores passwords.
 */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = Object.fromEntries(
    keepable(form)
      .filter((control) => !isTick(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );
  drafts.store(key, typed);
}

/** Restores a stored draft into its form. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const typed = drafts.find(key);
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
export const dropDraft = (key: string): void => drafts.delete(key);

const drafts = draftStore<Readonly<Record<string, unknown>>>(
  'draft:',
  () => true,
  () => sessionStorage,
);

const isTick = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox';

const keepable = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.readOnly &&
      !/password/.test(element.autocomplete),
  );
