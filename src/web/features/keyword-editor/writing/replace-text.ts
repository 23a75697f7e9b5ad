import type { Replacement } from './text-tools.ts';

/** Inserts a replacement into a text area so that the browser's undo can revert it. */
export function replaceText(area: HTMLTextAreaElement, { from, to, insert, select }: Replacement): void {
  area.focus();
  area.setSelectionRange(from, to);
  // execCommand is the only API that adds to the undo history. The fallback changes the text without an undo step.
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
