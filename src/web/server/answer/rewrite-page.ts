const CHUNK = /<script src="(\/_next\/static\/chunks\/[^"]+)"(?![^>]*noModule)[^>]*><\/script>/gi;
const PRELOAD = /<link rel="preload"[^>]*\bas="(?:script|style)"[^>]*>/g; // Next also preloads the styles of the 404 page.
const MARK = />(markup-[^<]+)</g;
const START_SCRIPT = /<script(?=[^>]* src="\/start\.js\?)/;

/**
 * Completes the HTML of a page. Next can do neither (decision 0131).
 *
 * - Puts the rows that were rendered as static markup in the place of their marks.
 * - With `isLate`, replaces the scripts of Next and React with a list of them in an attribute of the first script, which
 *   loads them at the reader's first action.
 */
export function rewritePage(html: string, markup: ReadonlyMap<string, string>, isLate: boolean): string {
  // First the scripts, while the page is short. A mark is the whole content of its element; it is also in an attribute and
  // in the data for React.
  const page = isLate ? withLateScripts(html) : html;
  return page.replace(MARK, (whole, mark: string) => (markup.has(mark) ? `>${markup.get(mark)}<` : whole));
}

function withLateScripts(html: string): string {
  const chunks: string[] = [];
  const page = html.replace(PRELOAD, '').replace(CHUNK, (_, src: string) => {
    chunks.push(src);
    return '';
  });
  return page.replace(START_SCRIPT, () => `<script data-chunks="${[...new Set(chunks)].join(' ')}"`);
}
