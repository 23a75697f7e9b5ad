/**
 * The same address with every escape of its path that is not UTF-8 replaced by U+FFFD. It names nothing, so it is a page that was not found; the framework
 * cannot decode it and would answer 500.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = path.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => (isUtf8(escapes) ? escapes : '%EF%BF%BD'));
  return [readable, ...query].join('?');
}

function isUtf8(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
