import type { EdgeAnswer } from './via-edge.ts';

/** Matches the random marks of static markup, which differ between renderings (src/web/markup/static.tsx). */
export const MARKS = /markup-[0-9a-f]{12}/g;

type ComparedResponse = Pick<EdgeAnswer, 'status' | 'headers' | 'body'>;

/**
 * Returns the content of a response without the parts that differ between renderings: nonces, marks, the numbers of payload
 * parts, and their order.
 */
function textOf({ headers, body }: ComparedResponse): string {
  // Decodes byte by byte, because pictures are compared too.
  const text = body.toString('latin1');
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html'))
    return `${text.replace(SCRIPT, '').replace(/ nonce="[^"]*"/g, '')}${partsOf(payloadIn(text))}`.replace(MARKS, 'markup');
  return type.startsWith('text/x-component') ? partsOf(text) : text;
}

const SCRIPT = /<script[^>]*>.*?<\/script>/gs;

/** Returns the data for React that a page contains as scripts. */
const payloadIn = (html: string): string =>
  Array.from(
    html.matchAll(/<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs),
    ([, data = '""']) => JSON.parse(data) as string,
  ).join('');

const partsOf = (payload: string): string =>
  payload
    .split('\n')
    .map((part) => part.replace(/^[0-9a-f]+:/, '').replace(/"\$[A-Za-z]?[0-9a-f]+"|"[\w-]{21}[vm]"|"nonce":"[^"]*"/g, '"$"'))
    .sort()
    .join('\n');

/** Returns a fingerprint of a response, which is equal for equal content. */
export const printOf = (answer: ComparedResponse): string => `${answer.status} ${textOf(answer)}`;

const BEFORE = 60;
const SHOWN = 160;

/** Returns the first difference between two fingerprints. */
export function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - BEFORE), at + SHOWN));
  return `${part(one)} and ${part(other)}`;
}
