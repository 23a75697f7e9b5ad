import type { EdgeAnswer } from './via-edge.ts';

type Said = Pick<EdgeAnswer, 'status' | 'headers' | 'body'>;

/** What an answer says, without what every rendering makes anew: nonces, the numbers of parts, and the order in which they were ready. */
function textOf({ headers, body }: Said): string {
  const text = body.toString('latin1'); // byte by byte: pictures are compared, too
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) return text.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/ nonce="[^"]*"/g, '');
  return type.startsWith('text/x-component') ? partsOf(text) : text;
}

const partsOf = (payload: string): string =>
  payload
    .split('\n')
    .map((part) => part.replace(/^[0-9a-f]+:/, '').replace(/"\$[A-Za-z]?[0-9a-f]+"|"[\w-]{21}[vm]"|"nonce":"[^"]*"/g, '"$"'))
    .sort()
    .join('\n');

/** What an answer says, to compare it by: two that say the same have the same. */
export const printOf = (answer: Said): string => `${answer.status} ${textOf(answer)}`;

const BEFORE = 60;
const SHOWN = 160;

/** Where two of these part. */
export function partingOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - BEFORE), at + SHOWN));
  return `${part(one)} and ${part(other)}`;
}
