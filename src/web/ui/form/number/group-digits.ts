const shown = new WeakMap<HTMLInputElement, string>(); // Last text of each field that this module wrote.

/** Returns a whole number with thousands separators, and any other text unchanged. */
export function groupDigits(text: string): string {
  return digitsOf(text)?.replace(/\B(?=(?:\d{3})+$)/g, ',') ?? text;
}

/** Returns a whole number without thousands separators, and any other text unchanged. */
export const ungroupDigits = (text: string): string => digitsOf(text) ?? text;

/** Writes a number into a field, with thousands separators. */
export function writeGrouped(field: HTMLInputElement, text: string): void {
  const grouped = groupDigits(text);
  if (field.value !== grouped) field.value = grouped;
  shown.set(field, grouped);
}

/**
 * Adds thousands separators to a field after an edit. The caret stays behind the same digit. Deleting a separator deletes
 * the digit beside it, because the separator alone would return at once.
 */
export function regroup(field: HTMLInputElement, inputType = ''): void {
  const { value, selectionStart } = field;
  const before = shown.get(field) ?? field.defaultValue;
  let digits = digitsOf(value);
  let left = digitsOf(value.slice(0, selectionStart ?? value.length))?.length ?? 0;
  if (digits !== undefined && digits === digitsOf(before) && value.length < before.length) {
    const deleted = inputType === 'deleteContentBackward' ? left - 1 : inputType === 'deleteContentForward' ? left : -1;
    if (deleted >= 0) digits = digits.slice(0, deleted) + digits.slice(deleted + 1);
    if (inputType === 'deleteContentBackward') left = Math.max(0, left - 1);
  }
  writeGrouped(field, digits ?? value);
  if (digits === undefined || field.value === value) return; // Setting the caret again could end a selection.
  const caret = afterDigits(field.value, left);
  field.setSelectionRange(caret, caret);
}

/** Returns the position behind the first `count` digits of a text. */
function afterDigits(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (text[at] !== ',') seen += 1;
  }
  return text.length;
}

// Full-width digits and separators are common on Japanese keyboards.
function digitsOf(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}
