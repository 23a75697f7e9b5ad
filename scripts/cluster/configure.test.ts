import { describe, expect, test } from 'vitest';
import { fillTemplate } from './files.ts';
import { cutRules } from './network.ts';
import type { Settings } from './settings.ts';
import { nodeValues } from './template-values.ts';

const passwords = {
  superuser: 'a',
  replication: 'b',
  rewind: 'c',
  migrate: 'd',
  web: 'e',
  worker: 'f',
  backup: 'g',
  repository1: 'h',
  repository2: 'i',
};
const settings: Settings = {
  patroni: '4.0.7',
  strict: true,
  replicaReads: false,
  backups: false,
  clocks: false,
  passwords,
  authSecret: 's',
};
const patroni = (changed: Partial<Settings> = {}): string =>
  fillTemplate('patroni.yml', nodeValues('/box', 2, { ...settings, ...changed }));

describe('fillTemplate', () => {
  test.each(['patroni.yml', 'etcd.env', 'haproxy.cfg'])('fills every placeholder of %s', (name) => {
    expect(fillTemplate(name, nodeValues('/box', 2, settings))).not.toMatch(/@[A-Z]/);
  });

  test('fails when a value is missing', () => {
    expect(() => fillTemplate('haproxy.cfg', { AUTHORITY: '/ca.crt' })).toThrow('needs HAPROXY_SOCKET');
  });
});

describe('patroni.yml', () => {
  test('commits by quorum, strictly, with checksums, and with client certificates for changes', () => {
    const lines = patroni();
    for (const line of [
      'synchronous_mode: quorum',
      'synchronous_mode_strict: true',
      'failsafe_mode: true',
      '- data-checksums',
      'verify_client: optional',
    ])
      expect(lines).toContain(line);
  });

  test('names one standby with Patroni 3, and lets commits pass without a standby when strict is off', () => {
    expect(patroni({ patroni: '3.0.2' })).toContain('synchronous_mode: true');
    expect(patroni({ strict: false })).toContain('synchronous_mode_strict: false');
  });

  test('obeys the rule that loop_wait and twice retry_timeout fit into ttl', () => {
    const setting = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)`, 'm').exec(patroni())?.[1]);
    expect(setting('loop_wait') + 2 * setting('retry_timeout')).toBeLessThanOrEqual(setting('ttl'));
  });

  test('accepts network connections only with TLS and a password', () => {
    const rules = patroni()
      .split('\n')
      .filter((line) => /- (local |host)/.test(line));
    expect(rules).toHaveLength(3);
    for (const rule of rules) expect(rule).toMatch(/- local all postgres peer|- hostssl .* scram-sha-256$/);
  });
});

test('cuts a node off in both directions, by its user', () => {
  const [inwards, outwards] = cutRules(3).map((rule) => rule.join(' '));
  expect(inwards).toBe('-o lo -p tcp -d 127.0.0.13 -m owner ! --uid-owner 7103 -j DROP');
  expect(outwards).toBe('-o lo -p tcp ! -d 127.0.0.13 -m owner --uid-owner 7103 -j DROP');
});
