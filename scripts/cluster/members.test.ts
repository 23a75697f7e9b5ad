import { describe, expect, test } from 'vitest';
import { isSettled, parseMembers } from './members.ts';

const answer = (members: readonly object[]): string => JSON.stringify({ members, scope: 'stargrass' });
const leader = { name: 'n1', role: 'leader', state: 'running', timeline: 3, host: '127.0.0.11', port: 5432 };
const quorum = { name: 'n2', role: 'quorum_standby', state: 'streaming', timeline: 3, lag: 0 };
const replica = { name: 'n3', role: 'replica', state: 'streaming', timeline: 3, lag: 512 };

describe('parseMembers', () => {
  test('reads role, state, timeline and lag', () => {
    expect(parseMembers(answer([leader, replica]))).toEqual([
      { name: 'n1', role: 'leader', state: 'running', timeline: 3, lag: 0 },
      { name: 'n3', role: 'replica', state: 'streaming', timeline: 3, lag: 512 },
    ]);
  });

  test('treats a member whose lag and timeline are unknown as infinitely behind', () => {
    const [member] = parseMembers(answer([{ name: 'n2', role: 'replica', state: 'stopped', lag: 'unknown' }]));
    expect(member).toEqual({ name: 'n2', role: 'replica', state: 'stopped', timeline: 0, lag: Number.POSITIVE_INFINITY });
  });
});

describe('isSettled', () => {
  const settled = (...members: readonly object[]): boolean => isSettled(parseMembers(answer(members)));

  test('accepts a leader, a synchronous standby and a replica on one timeline', () => {
    expect(settled(leader, quorum, replica)).toBe(true);
    expect(settled(leader, { ...quorum, role: 'sync_standby', state: 'running' }, { ...replica, state: 'running' })).toBe(true);
  });

  test.each([
    ['a member is missing', [leader, quorum]],
    ['no standby is synchronous', [leader, { ...quorum, role: 'replica' }, replica]],
    ['a member does not run', [leader, quorum, { ...replica, state: 'starting', lag: 'unknown' }]],
    ['a member is on another timeline', [leader, quorum, { ...replica, timeline: 2 }]],
    ['there is no leader', [{ ...leader, role: 'replica', state: 'streaming', lag: 0 }, quorum, replica]],
  ])('refuses when %s', (_, members) => {
    expect(settled(...members)).toBe(false);
  });
});
