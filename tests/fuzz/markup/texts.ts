import { randomLcg } from 'd3-random';
import { VECTORS } from './vectors.ts';

const PIECES = [
  ...'<>"\'[](){}!&#*_`~|-+=:/\\.@%^$?;, \n\t0aAzé草あア',
  ...[
    '\n\n',
    '  \n',
    '    ',
    '- ',
    '1. ',
    '> ',
    '# ',
    '###### ',
    '```',
    '~~~',
    '**',
    '~~',
    '[[',
    ']]',
    '](',
    '![',
    '{漢字|かんじ}',
    '|--|',
    ': ',
    '\\|',
  ],
  ...[
    'javascript:',
    'data:',
    'https://',
    'http://',
    'www.',
    'image:',
    'a.invalid',
    'youtu.be/aaaaaaaaaaa',
    '@b.invalid',
    '<script>',
    '</',
    '<!--',
    '-->',
    '<svg ',
    '<img src=',
    'onerror=',
    'style=',
  ],
  ...[
    '&lt;',
    '&#x6A;',
    '&colon;',
    '&Tab;',
    '&NewLine;',
    '&#0;',
    '\u0000',
    '\u0001',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2028',
    '\ud800',
    '\ufeff',
    '\u3000',
    '👨‍👩‍👧‍👦',
    'e\u0301',
  ],
  ...[
    '0b5c6a52-6f0e-4a58-9a3c-0d2f3b0f8a11',
    '[x]: ',
    '[^x]',
    '- [ ] ',
    '| a | b |\n|---|:-:|\n',
    '/keyword/x',
    '/api/',
    '//',
    '..',
    '__proto__',
    'constructor',
    'toString',
    '=\n',
    '---\n',
  ],
];

/**
 * Yields an endless sequence of texts, deterministic for each seed: sequences of pieces, and attacks that are cut,
 * doubled, joined or filled with pieces.
 */
export function* generateTexts(seed: number): Generator<string> {
  const random = randomLcg(seed / 2 ** 30);
  const below = (limit: number) => Math.floor(random() * limit);
  const piece = () => PIECES[below(PIECES.length)] ?? '';
  const vector = () => VECTORS[below(VECTORS.length)]?.text ?? '';
  const row = (most: number) => Array.from({ length: 1 + below(most) }, piece).join('');
  const generators: readonly (() => string)[] = [
    () => row(40),
    () => row(12).repeat(1 + below(8)),
    () => {
      const text = vector();
      const at = below(text.length + 1);
      return text.slice(0, at) + row(3) + text.slice(at + below(3));
    },
    () => vector() + row(3) + vector(),
    () => row(4) + vector().repeat(1 + below(3)) + row(4),
    () =>
      `${['- ', '> ', '# ', '    ', '|', '*', '[', '`', '[[', '{'][below(10)]}${vector()}${['', '\n', '*', ']', '`', '](/x)', ']]', '|あ}'][below(8)]}`,
  ];
  for (;;) yield (generators[below(generators.length)] ?? piece)();
}
