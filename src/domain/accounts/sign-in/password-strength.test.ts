import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { createStrengthCheck } from './password-strength.ts';

const isGuessable = createStrengthCheck(['password', 'qwertyuiop', '1234567890', 'dragon', 'summer'], graphs);
const OWN = ['moss-keeper', 'Taro Yamada'];

describe('createStrengthCheck', () => {
  test.each([
    ['a common password', 'PASSWORD'],
    ['a common password with digits and signs around it', '!!dragon!!1'],
    ['a common password with substituted letters', 'P@ssw0rd2026'],
    ['a common password in full-width letters', 'ｐａｓｓｗｏｒｄ'],
    ['a common password twice', 'dragondragon'],
    ['two common passwords', 'dragonsummer'],
    ['one character', 'aaaaaaaaaaaa'],
    ['two characters', '1212121212'],
    ['three characters in no order', 'xqxxqzzqxzqqzxxzqzqx'],
    ['a sequence', 'abcdefghijklm'],
    ['a sequence of kana', 'あいうえおかきくけこ'],
    ['a word repeated', 'さくらさくらさくらさくら'],
    ['neighbouring keys', 'zxcvbnm,./'],
    ['a date', '1990-12-31'],
    ["the site's name", 'Stargrass2026'],
    ["the account's handle", '123MOSS-KEEPER'],
    ["the account's handle among random digits and signs", '9#72!4%8Moss-Keeper55^1*3@'],
    ["the account's name", 'taro yamada 1990'],
  ])('returns true for %s: %s', (_, password) => {
    expect(isGuessable(password, OWN)).toBe(true);
  });

  test.each([
    'correct horse battery',
    'dragonfly over moss',
    'quiet fern lantern',
    'my password is long',
    '苔と羊歯の小道を歩く',
    'きょうはいいてんきだね',
    'ぽんぽこたぬきがはしる',
    'v8#Kq2!xLm',
    'd7#r!a9g%o&n', // The letters of a common password, but not together.
    'xqjxqzzqxzjqzxxzqjqx', // Four different characters.
    '🌱🍄🌿🪨🌾🍃🌵🌲🌳🌴',
  ])('returns false for the strong password %s', (password) => {
    expect(isGuessable(password, OWN)).toBe(false);
  });

  test('estimates only the first 40 characters, so that a long password cannot occupy the process', () => {
    const start = 'aaaaaaaab'.repeat(5).slice(0, 40);
    expect(isGuessable(`${start}v8#Kq2!xLm`, OWN)).toBe(true);
    expect(isGuessable(`v8#Kq2!xLm${start}`, OWN)).toBe(false);
  });
});
