import { HTML_VECTORS } from './html-vectors.ts';
import { MARKUP_VECTORS } from './markup-vectors.ts';

// Hand-written texts that try to run, load or hide something. Addresses are inserted into every construct that accepts
// one.

const ADDRESSES = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript&#58;alert(1)', 'javascript&colon;alert(1)', '&#106;avascript:alert(1)'],
  ...['&#x6A;avascript:alert(1)', 'java&#9;script:alert(1)', 'java&Tab;script:alert(1)', 'java&NewLine;script:alert(1)'],
  ...['java%0ascript:alert(1)', '%6Aavascript:alert(1)', 'javascript%3Aalert(1)', '&#1;javascript:alert(1)', '&#xA0;javascript:alert(1)'],
  ...['\u0001javascript:alert(1)', '\u2028javascript:alert(1)', 'javascript\u003aalert(1)', 'ｊavascript:alert(1)', 'javaſcript:alert(1)'],
  ...['javascript:/*--></title></style></script><svg/onload=alert(1)>', 'javascript://%0aalert(1)', 'javascript:\\u0061lert(1)'],
  ...['vbscript:msgbox(1)', 'VBSCRIPT:x', 'livescript:x', 'mocha:x', 'jar:https://a.invalid!/x', 'view-source:https://a.invalid'],
  ...['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'DATA:text/html,x'],
  ...[
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:,x',
    'data&#58;text/html,x',
    'blob:https://a.invalid/x',
    'filesystem:https://a.invalid/x',
  ],
  ...['file:///etc/passwd', 'ftp://a.invalid/', 'http://a.invalid/', 'ws://a.invalid/', 'intent://a.invalid#Intent;end', 'tel:1', 'sms:1'],
  ...[
    'mailto:a@b.invalid?body=x',
    'about:blank',
    'chrome://settings',
    'ms-word:ofe|u|https://a.invalid/',
    'image:../../api/auth',
    'image:x"onerror=y',
  ],
  ...[
    '//a.invalid/x',
    '/\\a.invalid/x',
    '\\\\a.invalid\\x',
    '/&#9;/a.invalid',
    '///a.invalid',
    '/..//a.invalid',
    '/en//a.invalid',
    '/ja/..//a.invalid',
  ],
  ...[
    'https:a.invalid',
    'https:/a.invalid',
    'https:///a.invalid',
    'https:\\\\a.invalid',
    'https://user:pass@a.invalid/',
    'https://a.invalid@b.invalid',
  ],
  ...[
    'https://a.invalid\\@b.invalid',
    'https://a.invalid%2F@b.invalid',
    'https://[::1]/',
    'https://0x7f000001/',
    'https://a.invalid:0/',
    'https://%00/',
  ],
  ...[
    '/api/auth/signout',
    '/x/../api/auth/signout',
    '/%61pi/auth/signout',
    'x"onmouseover="alert(1)',
    "x'onmouseover='alert(1)",
    'x` onclick=`y',
  ],
];

const PLACES: readonly ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `![x](${address})`,
  (address) => `<${address}>`,
  (address) => `[x]\n\n[x]: ${address}`,
  (address) => `[[${address}]]`,
];

export type Vector = { readonly category: string; readonly text: string };

/** All attacks without duplicates. */
export const VECTORS: readonly Vector[] = [
  ...Object.entries({ ...HTML_VECTORS, ...MARKUP_VECTORS }).flatMap(([category, texts]) => texts.map((text) => ({ category, text }))),
  ...ADDRESSES.flatMap((address) => PLACES.map((place) => ({ category: 'addresses', text: place(address) }))),
].filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index);
