import type { HTMLElement } from 'node-html-parser';
import { textOf } from './request.ts';

/** Returns the target of the first link with this text. */
export function hrefOf(root: HTMLElement, text: string): string {
  const href = root
    .querySelectorAll('a')
    .find((link) => textOf(link) === text)
    ?.getAttribute('href');
  if (href === undefined) throw new Error(`no link with the text ${text}`);
  return href;
}

/** Returns the address that a browser requests when a GET form with the field `name` is submitted with this value. */
export function formPath(root: HTMLElement, name: string, value: string): string {
  const form = root.querySelectorAll('form').find((each) => each.querySelector(`input[name="${name}"]`));
  if (!form) throw new Error(`no form has a field ${name}`);
  const query = new URLSearchParams(
    form.querySelectorAll('input[name]').map((input) => {
      const field = input.getAttribute('name') ?? '';
      return [field, field === name ? value : (input.getAttribute('value') ?? '')];
    }),
  );
  return `${form.getAttribute('action')}?${query}`;
}
