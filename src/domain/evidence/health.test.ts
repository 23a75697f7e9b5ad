import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { healthAfter, type LookOutcome, lookedAtAddress, NEVER_LOOKED_AT, outcomeOf } from './health.ts';

const stateAfter = (...outcomes: LookOutcome[]) => outcomes.reduce(healthAfter, NEVER_LOOKED_AT).state;

test.each([
  [['answered'], 'healthy'],
  [['missing'], 'at-risk'],
  [['missing', 'missing'], 'gone'],
  [['missing', 'answered', 'missing'], 'at-risk'],
  [['missing', 'missing', 'answered'], 'healthy'],
  [['unclear', 'unclear'], 'healthy'],
  [['unclear', 'unclear', 'unclear'], 'at-risk'],
  [['missing', 'unclear', 'missing'], 'gone'], // An unclear check does not reset the number of misses.
] as const)('evidence with the check results %j is %s', (outcomes, state) => {
  expect(stateAfter(...outcomes)).toBe(state);
});

const outcome = fc.constantFrom<LookOutcome>('answered', 'missing', 'unclear');

test('a successful check makes evidence healthy, and two misses since then make it gone', () => {
  fc.assert(
    fc.property(fc.array(outcome), (outcomes) => {
      expect(stateAfter(...outcomes, 'answered')).toBe('healthy');
      const misses = outcomes.slice(outcomes.lastIndexOf('answered') + 1).filter((one) => one === 'missing').length;
      expect(stateAfter(...outcomes) === 'gone').toBe(misses >= 2);
    }),
  );
});

test('a YouTube video is checked through oEmbed, because its page returns 200 even after removal', () => {
  const address = lookedAtAddress('https://youtu.be/aaaaaaaaaaa?t=5');
  expect(address).toBe('https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daaaaaaaaaaa&format=json');
  expect(lookedAtAddress('https://nico.ms/sm9')).toBe('https://www.nicovideo.jp/watch/sm9');
  expect(lookedAtAddress('https://www.twitch.tv/somebody')).toBeUndefined();
});

test.each([
  [200, 'answered'],
  [204, 'answered'],
  [404, 'missing'],
  [410, 'missing'],
  [401, 'unclear'],
  [403, 'unclear'],
  [429, 'unclear'],
  [500, 'unclear'],
])('a response with status %i counts as %s', (status, expected) => {
  expect(outcomeOf(status)).toBe(expected);
});
