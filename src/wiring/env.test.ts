import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_NAMES, parseEnv } from './env.ts';

const DATABASE_URL = 'postgres://somebody@127.0.0.1:5432/stargrass_dev';

test('requires only DATABASE_URL and uses defaults for other settings', () => {
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL, SITE_TIME_ZONE: 'Asia/Tokyo', DATABASE_POOL_SIZE: 10 });
});

test('treats a setting with an empty value as unset', () => {
  expect(parseEnv({ DATABASE_URL, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
});

test('lists all missing and invalid settings at once', () => {
  expect(() => parseEnv({ SITE_TIME_ZONE: 'Mars/Olympus', LOG_LEVEL: 'loud' })).toThrow(
    /DATABASE_URL is missing\n {2}SITE_TIME_ZONE is not a time zone.*\n {2}LOG_LEVEL/,
  );
});

test('rejects a DATABASE_URL that is not a PostgreSQL URL', () => {
  expect(() => parseEnv({ DATABASE_URL: 'mysql://x/y' })).toThrow('DATABASE_URL must look like postgres://');
});

test('.env.example lists exactly the variables in the schema', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(named.sort()).toEqual([...ENV_NAMES].sort());
});

test('rejects a signing key that minisign did not make and an unknown licence', () => {
  const wrong = { DUMP_SIGNING_KEY: 'RWQAAEIy', DATA_LICENCE: 'all rights reserved' };
  expect(() => parseEnv({ DATABASE_URL, ...wrong })).toThrow(/DUMP_SIGNING_KEY must be the second line[^\n]*\n {2}DATA_LICENCE/);
});

test.each(['UTC', 'Etc/UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'America/New_York'])('accepts the time zone %s', (SITE_TIME_ZONE) => {
  expect(parseEnv({ DATABASE_URL, SITE_TIME_ZONE }).SITE_TIME_ZONE).toBe(SITE_TIME_ZONE);
});

test.each(['Mars/Olympus', '+09:00', ' '])('rejects the time zone %j', (SITE_TIME_ZONE) => {
  expect(() => parseEnv({ DATABASE_URL, SITE_TIME_ZONE })).toThrow('SITE_TIME_ZONE is not a time zone');
});

test('accepts the old name of a renamed setting, and prefers the new name when both are set', () => {
  expect(parseEnv({ DATABASE_URL, PAGES_MAX_UNDER_WAY: '7' }).PAGES_MAX_IN_FLIGHT).toBe(7);
  expect(parseEnv({ DATABASE_URL, PAGES_MAX_UNDER_WAY: '7', PAGES_MAX_IN_FLIGHT: '8' }).PAGES_MAX_IN_FLIGHT).toBe(8);
});

test('reads the allowed hosts of webhooks with their ports, and rejects addresses and hosts without a port', () => {
  const hostsIn = (text: string) => parseEnv({ DATABASE_URL, WEBHOOK_ALLOWED_HOSTS: text }).WEBHOOK_ALLOWED_HOSTS;
  expect(hostsIn('')).toEqual([]);
  expect(hostsIn('Bot.internal:8080, [::1]:9000')).toEqual(['bot.internal:8080', '[::1]:9000']);
  for (const wrong of ['bot.internal', 'http://bot.internal:80', '*:80', 'a:1,,b:2'])
    expect(() => hostsIn(wrong)).toThrow('WEBHOOK_ALLOWED_HOSTS');
});
