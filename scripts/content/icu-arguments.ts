const ARGUMENT = /\{\s*([\w-]+)\s*(?:,\s*(\w+)\s*)?/y;
const SELECTOR = /[\s,]*(?:offset:\d+\s*)?(?:=\d+|[\w-]+)\s*\{/y;
const TAG = /<\/?([a-zA-Z][\w-]*)\s*\/?>/y;
const QUOTED = /''|'[{}<>#|](?:[^']|'')*'?/y; // all other apostrophes are literal

/** Returns the sorted names in an ICU message: arguments as `name`, tags as `<name>`. Throws on unbalanced braces. */
export function icuArguments(message: string): string[] {
  const names = new Set<string>();
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const close = () => {
    if (message[at] !== '}') throw new Error(`a brace is not closed in "${message}"`);
    at += 1;
  };

  const readText = (): void => {
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') readArgument();
      else if (!take(QUOTED)) {
        const tag = take(TAG);
        if (tag) names.add(`<${tag[1]}>`);
        else at += 1;
      }
    }
  };
  const readArgument = (): void => {
    const [, name, type] = take(ARGUMENT) ?? [];
    if (!name) throw new Error(`an argument has no name in "${message}"`);
    names.add(name);
    if (type && ['plural', 'select', 'selectordinal'].includes(type)) {
      while (take(SELECTOR)) {
        readText();
        close();
      }
      take(/\s*/y);
    } else if (type) take(/[^{}]*/y);
    close();
  };

  readText();
  if (at < message.length) throw new Error(`a brace is not opened in "${message}"`);
  return [...names].sort();
}
