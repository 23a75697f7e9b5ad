import { expect, test } from 'vitest';
import { icuArguments } from './icu-arguments.ts';

test.each([
  ['plain text', []],
  ['{name} beat { rival }', ['name', 'rival']],
  ['{count, plural, =0 {none} one {# post by {name}} other {# posts}}', ['count', 'name']],
  ['{n, plural, offset:1 other {#}}', ['n']],
  ['{kind, select, stage {{title}} other {}} on {day, date, ::yMMMd}', ['day', 'kind', 'title']],
  ["it''s '{not}' an argument, {this} isn't either", ['this']],
  ['see <link>the {page}</link>', ['<link>', 'page']],
  ['a self-closing tag is text, as in next-intl: <br/>', []],
  ['1 < 2', []],
])('icuArguments finds the argument and tag names in the message %j', (message, names) => expect(icuArguments(message)).toEqual(names));

test.each(['{name', 'name}', '{}', '{n, plural, other {#}', '{n, plural, one {#}}', '{a b}', '<b>open'])(
  'icuArguments throws for the malformed message %j',
  (message) => {
    expect(() => icuArguments(message)).toThrow();
  },
);
