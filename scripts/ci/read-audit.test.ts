import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

const advisory = (severity: string) => ({
  severity,
  title: 'Code execution in libheif',
  url: 'https://github.com/advisories/GHSA-rgj7-g3m4-5g8c',
});
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test.each([
  ['low', 0],
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
])('for an advisory of severity %s, readAudit returns exit code %i', (severity, code) => {
  const verdict = readAudit(report({ sharp: { via: [advisory(severity)] }, next: { via: ['sharp'] } }));
  expect(verdict.code).toBe(code);
  expect(verdict.message).toBe(
    `1 advisories affect the installed packages.\n${severity}: sharp: Code execution in libheif (https://github.com/advisories/GHSA-rgj7-g3m4-5g8c)`,
  );
});

test('readAudit returns exit code 0 when there are no advisories', () => {
  expect(readAudit(report({}))).toEqual({ message: '0 advisories affect the installed packages.', code: 0 });
});

test.each(['', 'Bad Gateway', '{"error":{"code":"ENOTFOUND"}}'])('readAudit treats the response %j as not checked', (text) => {
  expect(readAudit(text)).toEqual({ message: expect.stringContaining('not checked'), code: 0 });
});
