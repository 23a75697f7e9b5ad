import type { Replacement } from './text-tools.ts';

/** Types a replacement into a text area, so that the browser's own undo takes it back. */
export function replaceText(area: HTMLTextAreaElement, { from, to, insert, select }: Replacement): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The only way into the browser's history of what was typed; where it is gone, the text is right and undo is poorer.
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
