import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** Returns the sorted names in an ICU message: arguments as `name`, tags as `<name>`. Throws on malformed messages. */
export function icuArguments(message: string): string[] {
  // The tag makes the parser reject a closing brace without an opening one, which it accepts as text outside of a tag.
  const names = parse(`<message>${message}</message>`).flatMap((root) => (isTagElement(root) ? namesIn(root.children) : []));
  return [...new Set(names)].sort();
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...namesIn(element.children)];
    if (!isPluralElement(element) && !isSelectElement(element)) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
  });
}
