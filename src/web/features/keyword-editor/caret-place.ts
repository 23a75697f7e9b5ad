const LIKE = ['width', 'padding', 'border', 'font', 'letterSpacing', 'wordBreak', 'lineBreak', 'tabSize', 'boxSizing'] as const;

/** Where a list belongs that is about a place in a text area: in pixels from the corners of the box round it, under the line or over it. */
export type ListPlace = { readonly side: 'under' | 'over'; readonly x: number; readonly y: number };

/** Finds where a character of a text area stands: no browser says so, but a copy of the text in a box of the same make does. */
export function placeBeside(area: HTMLTextAreaElement, at: number): ListPlace {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of LIKE) copy.style[name] = style[name];
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap', overflowWrap: 'break-word' });
  const mark = document.createElement('span');
  mark.textContent = area.value.slice(at, at + 1) || '.';
  copy.append(area.value.slice(0, at), mark);
  area.after(copy);
  const [x, line, height] = [mark.offsetLeft, mark.offsetTop - area.scrollTop, mark.offsetHeight];
  copy.remove();
  const boxHeight = area.parentElement?.clientHeight ?? 0;
  const top = area.offsetTop + line;
  return line < area.clientHeight / 2 ? { side: 'under', x, y: top + height + GAP } : { side: 'over', x, y: boxHeight - top + GAP };
}

const GAP = 4;
