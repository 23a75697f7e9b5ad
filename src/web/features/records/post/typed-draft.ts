import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { ungroupDigits, writeGrouped } from '#web/ui/form/number/group-digits.ts';

/** Form values by field name. Untouched fields may be missing. */
export type TypedDraft = Readonly<Record<string, string>>;

/** Reads all text values of a form. Numbers have no thousands separators. */
export function readTyped(form: HTMLFormElement): TypedDraft {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(values.map(([name, text]) => [name, isGrouped(form.elements.namedItem(name)) ? ungroupDigits(text) : text]));
}

const isGrouped = (element: unknown): boolean => element instanceof HTMLInputElement && element.dataset.grouped !== undefined;

/** Writes stored values into a form. */
export function fillForm(form: HTMLFormElement, typed: TypedDraft): void {
  for (const element of form.elements) {
    if (element instanceof HTMLTextAreaElement) element.value = typed[element.name] ?? '';
    if (!(element instanceof HTMLInputElement) || element.type === 'file' || element.name === '') continue;
    const stored = typed[element.name];
    if (element.type === 'radio') element.checked = element.value === stored;
    else if (element.type === 'checkbox') element.checked = stored !== undefined;
    else if (isGrouped(element)) writeGrouped(element, stored ?? '');
    else element.value = stored ?? '';
  }
}

/** Converts form values into a draft for the API. Omits empty fields. */
export function toDraft({ console, overseasEdition, uploadId: _, reason: __, timeIs, ...texts }: TypedDraft): RecordDraft {
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    ...(timeIs === 'left' ? { timeIs } : {}),
    ...(console ? { console: Number(console) } : {}),
    ...(overseasEdition ? { overseasEdition: true } : {}),
  };
}
