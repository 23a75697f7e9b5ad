import { globSync, readFileSync } from 'node:fs';
import { RegExpParser } from '@eslint-community/regexpp';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

// A pattern that takes quadratic time stops a process for seconds when a player sends 48,000 spaces. These are only used
// on short texts, by file.
const SHORT_INPUTS: Readonly<Record<string, string>> = {
  'src/data/gateways/status/parse-metrics.ts': "a line of the site's own metrics",
  'src/domain/accounts/name-skeleton.ts': 'a name of at most 32 characters',
  'src/domain/accounts/sign-in/password-strength.ts': 'a password of at most 128 characters',
  'src/domain/keywords/plain-text.ts': 'an excerpt, after it was cut',
  'src/domain/search/exclusions.ts': 'a search of at most 64 characters',
  'src/domain/shared/duration.ts': 'three digits',
  'src/domain/shared/score.ts': 'a number',
  'src/domain/webhooks/discord-message.ts': 'a text for Discord, after it was cut',
  'src/web/ui/form/number/group-digits.ts': 'a number in a field of the browser',
};

type Found = { readonly file: string; readonly pattern: string };

const parser = new RegExpParser();

/** Returns the patterns of a source that need more than linear time on some input. */
function slowPatterns(file: string, source = readFileSync(file, 'utf8')): Found[] {
  const found: Found[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const kind = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
      const parsed = { pattern: parser.parsePattern(pattern, 0, pattern.length, kind), flags: parser.parseFlags(flags) };
      const { reports } = analyse(parsed, { reportTypes: { Move: true } });
      if (reports.length > 0) found.push({ file, pattern });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

test('no pattern takes quadratic time, except on inputs that are short', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
  const slow = files.flatMap((file) => slowPatterns(file));
  expect(slow.filter(({ file }) => !(file in SHORT_INPUTS))).toEqual([]);
  expect([...new Set(slow.map(({ file }) => file))].toSorted()).toEqual(Object.keys(SHORT_INPUTS).toSorted());
});

test.each(['/^\\s*\\|?[\\s:|-]*$/', '/\\s*\\|\\s*/g', '/^(?:a+)+$/'])('slowPatterns finds the planted pattern %s', (pattern) => {
  expect(slowPatterns('planted.ts', `text.replace(${pattern}, '')`)).toHaveLength(1);
});
