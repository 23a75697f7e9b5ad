import { expect, test } from 'vitest';
import { roleWithin } from './bans.ts';
import { emailAddress } from './email.ts';

test('a ban applies to its part of the site, and a ban from the site to every part', () => {
  expect(roleWithin('editor', [], 'records')).toBe('editor');
  expect(roleWithin('editor', ['records'], 'records')).toBe('banned');
  expect(roleWithin('editor', ['records'], 'keywords')).toBe('editor');
  expect(roleWithin('editor', ['site'], 'keywords')).toBe('banned');
});

test.each([
  [' Moss@Example.ORG ', 'moss@example.org'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  [`${'a'.repeat(250)}@e.org`, 'email-invalid'],
  ['moss@example', 'email-invalid'],
  ['moss＠example.org', 'email-invalid'],
  [7, 'wrong-type'],
])('the address %j is read as %s', (typed, expected) => {
  const read = emailAddress.safeParse(typed);
  expect(read.success ? read.data : read.error.issues[0]?.message).toBe(expected);
});
