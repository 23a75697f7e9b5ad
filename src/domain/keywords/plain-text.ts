/** Returns an entry's text without markup, one line per paragraph, list item or table row. */
export const plainParagraphs = (markup: string): string[] =>
  markup
    .split('\n')
    .filter((line) => !/^[\s:|-]*$/.test(line)) // Removes blank lines and the separator below table headers.
    .map(plainLine);

/** Returns the beginning of an entry's text without its tables, for lists. */
export function excerptOf(markup: string, characters: number): string {
  const text = plainParagraphs(withoutTables(markup)).join(' ');
  const isShort = text.length <= characters;
  if (isShort && !/[:：]$/.test(text)) return text;
  // In scripts with spaces, the text is not cut within a word.
  const cut = isShort ? text : text.slice(0, characters + 1).replace(/\s+[^\s\u3000-\u9fff]*$/, '');
  return `${cut.slice(0, characters).replace(/[\s.,:;·、。・：；…]+$/, '')}…`;
}

/** Removes tables. A colon that announces one becomes a full stop. */
function withoutTables(markup: string): string {
  const lines = markup.split('\n').filter((line) => line.trim() !== '');
  const isRow = (line = '') => line.trimStart().startsWith('|');
  return lines
    .map((line, at) => (isRow(lines[at + 1]) ? line.replace(/:$/, '.').replace(/：$/, '。') : line))
    .filter((line) => !isRow(line))
    .join('\n');
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
    .replaceAll(/^\||\|$/g, '')
    .replaceAll(/\{([^{}|]+)\|[ぁ-ヾ \u3000]+\}/g, '$1') // Replaces a ruby annotation with its base text.
    .replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, '$1')
    .split('|')
    .map((cell) => cell.trim())
    .join(' · ')
    .replaceAll(/!?\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replaceAll(/\*+/g, '');
