/**
 * Replaces escape sequences in the path that are not valid UTF-8 with U+FFFD. The result matches no page and returns
 * 404, whereas Next.js would fail to decode the original URL and return 500.
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
