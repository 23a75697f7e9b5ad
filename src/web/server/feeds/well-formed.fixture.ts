const NAME = '[A-Za-z_:][\\w:.-]*';
const REFERENCE = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[0-9a-fA-F]+);';
const ATTRIBUTE = `\\s+${NAME}="(?:[^<&"]|${REFERENCE})*"`;
const CHARACTERS = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;
const TOKEN = new RegExp(
  [
    '(?<cdata><!\\[CDATA\\[[^]*?\\]\\]>)',
    `<(?<open>${NAME})(?:${ATTRIBUTE})*\\s*(?<empty>/)?>`,
    `</(?<close>${NAME})\\s*>`,
    `(?<text>(?:[^<&\\]]|\\](?!\\]>)|${REFERENCE})+)`,
  ].join('|'),
  'uy',
);

/**
 * Returns why a text is not a well-formed XML document, or undefined if it is. It knows the part of XML 1.0 that feeds
 * use: elements, attributes, references, CDATA sections and text.
 */
export function faultOf(xml: string): string | undefined {
  if (!CHARACTERS.test(xml)) return 'a character that XML does not allow';
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/, '').trimEnd();
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(body)?.groups;
    if (!token) return `bad markup: ${body.slice(at, at + 40)}`;
    if (at > 0 && open.length === 0) return 'something after the root';
    if (token.open !== undefined && token.empty === undefined) open.push(token.open);
    if (token.close !== undefined && open.pop() !== token.close) return `unexpected </${token.close}>`;
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> is not closed`;
}
