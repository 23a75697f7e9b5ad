import { expect, test } from 'vitest';
import { withoutPersons } from './describe-error.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('debug', { write: (line: string) => void lines.push(line) });

test('logs the name, code, message and stack of an error, but not its other properties', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "emails_address_key"'), {
    code: '23505',
    detail: 'Key (address)=(moss@example.org) already exists.',
    where: 'moss',
  });
  log.error(error, 'save failed');
  const line = lines.pop() ?? '';
  expect(JSON.parse(line)).toMatchObject({
    msg: 'save failed',
    err: { name: 'Error', code: '23505', message: 'duplicate key value violates unique constraint "emails_address_key"' },
  });
  expect(line).toContain('log.test.ts');
  expect(line).not.toContain('moss');
});

test('logs the redacted message of the error when no message is given', () => {
  const error = new Error('550 <moss@example.org>: user unknown');
  for (const first of [error, { requestId: 'request-1', err: error }, { err: 'moss@example.org' }]) log.error(first);
  const logged = lines.splice(0).map((line) => JSON.parse(line));
  expect(logged[1]).toMatchObject({
    requestId: 'request-1',
    msg: '550 <…>: user unknown',
    err: { name: 'Error', message: '550 <…>: user unknown' },
  });
  expect(JSON.stringify(logged)).not.toContain('moss');
});

test('T22d: writes one line of JSON, whatever a text from outside contains', () => {
  const hostile = 'moss\r\n{"level":60,"msg":"forged"}\u001b[2J\u2028\0';
  log.info({ text: hostile }, `search for ${hostile}`);
  const [line = '', ...further] = lines.splice(0);
  expect(further).toEqual([]);
  expect(line.endsWith('\n')).toBe(true);
  expect([...line.slice(0, -1)].filter((character) => character < ' ')).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ text: hostile, msg: `search for ${hostile}` });
});

test.each([
  ['550 5.1.1 <moss@example.org>: user unknown', '550 5.1.1 <…>: user unknown'],
  ['invalid input syntax for type integer: "moss"', 'invalid input syntax for type integer: …'],
  ['Key (handle)=(moss) already exists.', 'Key (handle)=(…) already exists.'],
  ['connect ECONNREFUSED 203.0.113.77', 'connect ECONNREFUSED …'],
  ['no answer to 2001:db8::77', 'no answer to …'],
  ['cannot open /auth/reset?token=abc&x=1', 'cannot open /auth/reset?…'],
  ['no page /ja/user/moss', 'no page /ja/user/…'],
  ['jwt eyJhbGciOiJkaXIi5678.abc.def expired', 'jwt … expired'],
  ['relation "total_generations" does not exist', 'relation "total_generations" does not exist'],
  ['Completed task 12 (refresh-totals, 3.21ms, attempt 1 of 25)', 'Completed task 12 (refresh-totals, 3.21ms, attempt 1 of 25)'],
])('redacts personal data in the log message "%s"', (text, left) => expect(withoutPersons(text)).toBe(left));
