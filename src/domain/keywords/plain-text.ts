/** Returns an entry's text without markup, one line per paragraph, list item or table row. */
export const plainParagraphs = (markup: string): string[] =>
  markup
    .split('\n')
    .filter((line) => !/^\s*\|?[\s:|-]*$/.test(line)) // Removes blank lines and the separator below table headers.
    .map(plainLine);

/** Returns the beginning of an entry's text, for lists. */
export function excerptOf(markup: string, characters: number): string {
  const text = plainParagraphs(markup).join(' ');
  if (text.length <= characters) return text;
  // In scripts with spaces, the text is not cut within a word.
  const cut = text.slice(0, characters + 1).replace(/\s+[^\s\u3000-\u9fff]*$/, '');
  return `${cut.slice(0, characters)}…`;
}

/** Returns the first sentence of an entry's text, truncated if it is long. Headings are skipped. */
export function firstSentence(markup: string, characters = 160): string {
  const words = markup.split('\n').filter((line) => !/^\s*(#|```|~~~|!\[|https?:)/.test(line));
  const [first = ''] = plainParagraphs(words.join('\n'));
  const [sentence = ''] = /^.*?(?:[。！？]|[.!?](?=\s|$)|$)/.exec(first) ?? [];
  return excerptOf(sentence, characters);
}

const plainLine = (line: string): string =>
  line
    .trim()
    .replace(/^(#{1,6} |[-*] |> |\d+\. )/, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replaceAll(/\{([^{}|]+)\|[ぁ-ヾ \u3000]+\}/g, '$1') // Replaces a ruby annotation with its base text.
    .replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, '$1')
    .replaceAll(/\s*\|\s*/g, ' · ')
    .replaceAll(/!?\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replaceAll(/\*+/g, '');
