import { expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, verifyPassword } from './argon2.ts';

const OLD_COST = { memory: 4_096, passes: 1, parallelism: 1 };

test('hashPassword stores the cost and a random salt in the hash, which verifies only the same password', async () => {
  const [one, other] = await Promise.all([hashPassword('moss and fern'), hashPassword('moss and fern')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('moss and fern', one)).toBe(true);
  expect(await verifyPassword('moss and fern ', one)).toBe(false);
});

test.each(['あ'.repeat(128), `${'x'.repeat(72)}one`, 'with\0nul inside', '🌱 spaces and emoji 🌿'])(
  'hashes the whole password %j',
  async (password) => {
    const hash = await hashPassword(password, OLD_COST);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(password.slice(0, -1), hash)).toBe(false);
    expect(await verifyPassword(password.split('\0')[0] ?? '', hash)).toBe(!password.includes('\0'));
  },
);

test('a hash with another cost still verifies and is reported as outdated', async () => {
  const old = await hashPassword('moss and fern', OLD_COST);
  expect(await verifyPassword('moss and fern', old)).toBe(true);
  expect([isOutdatedHash(old), isOutdatedHash(await hashPassword('x'))]).toEqual([true, false]);
});

test('verifyPassword throws for a text that is not an argon2id hash', async () => {
  await expect(verifyPassword('password', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow('not an argon2id hash');
});
