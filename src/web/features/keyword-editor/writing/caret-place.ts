const LIKE = ['width', 'padding', 'border', 'font', 'letterSpacing', 'wordBreak', 'lineBreak', 'tabSize', 'boxSizing'] as const;

/** Position of a popup list near a character: pixels from the edges of the surrounding box, below or above the line. */
export type ListPlace = { readonly side: 'under' | 'over'; readonly x: number; readonly y: number };

/**
 * Measures the position of a character in a text area. Browsers have no API for this, so it lays out a hidden copy of
 * the text.
 */
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
